package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.GETFIELD;

import dev.selvage.runtime.VirtualThreadAccess;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Where virtual threads start and are interrupted. Under control each is a strand, and none of the JDK's scheduler. */
final class VirtualThreadPatches {
    private static final String VIRTUAL_THREAD = "java/lang/VirtualThread";

    private VirtualThreadPatches() {}

    static boolean concerns(String className) {
        return className.equals(VIRTUAL_THREAD);
    }

    static void apply(MethodContext context) {
        switch (context.method.name) {
            case "interrupt" -> {
                JdkPatches.interrupt(context);
                carriers(context);
            }
            case "getAndClearInterrupt" -> carriers(context);
            default -> {
                if (context.method.desc.equals("(Ljdk/internal/vm/ThreadContainer;)V")) start(context);
            }
        }
    }

    /** It has no carrier that could be interrupted with it. */
    private static void carriers(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node.getOpcode() != GETFIELD || !((FieldInsnNode) node).name.equals("carrierThread")) continue;
            Code orNobody = new Code().add(Hook.THREADS.call("carrier", "(Ljava/lang/Thread;)Ljava/lang/Thread;"));
            context.insertAfter(node, orNobody.list());
        }
    }

    private static void start(MethodContext context) {
        if (!VirtualThreadAccess.isSupported()) {
            AbstractInsnNode refusal = Hook.THREADS.call("refuseVirtual", "(Ljava/lang/Thread;)V");
            JdkPatches.prepend(
                    context, new Code().add(new VarInsnNode(ALOAD, 0)).add(refusal));
            return;
        }
        JdkPatches.replaceCall(context, VirtualThreadAccess.submission(), "startVirtual");
    }
}
