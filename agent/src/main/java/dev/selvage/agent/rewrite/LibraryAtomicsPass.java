package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import dev.selvage.runtime.Operation;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Hooks what library classes do to their fields and elements through handles and {@code Unsafe}: there it is an access like any other. */
final class LibraryAtomicsPass implements MethodPass {
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.isInside()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode && isAccess((MethodInsnNode) node)) hook(context, (MethodInsnNode) node);
        }
    }

    private static boolean isAccess(MethodInsnNode call) {
        if (call.getOpcode() == INVOKESTATIC || !call.desc.startsWith("(L")) return false;
        if (!call.owner.equals(VAR_HANDLE)
                && !(call.owner.equals(UNSAFE) && call.desc.startsWith("(Ljava/lang/Object;J"))) {
            return false;
        }
        return isRead(call) || isWrite(call) || call.name.contains("ompareAnd");
    }

    private static boolean isRead(MethodInsnNode call) {
        return call.name.startsWith("get");
    }

    private static boolean isWrite(MethodInsnNode call) {
        return call.name.startsWith("set") || call.name.startsWith("put");
    }

    private static void hook(MethodContext context, MethodInsnNode call) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int first = context.newLocals(2 * arguments.length);
        String member = CallSitePass.simpleName(call.owner) + "." + call.name;
        int site = context.site(operation(call), call, member, AccessModes.isSynchronizing(call));
        Code before = new Code();
        for (int i = arguments.length - 1; i >= 0; i--) before.store(arguments[i], first + 2 * i);
        before.load(arguments[0], first).push(site).add(Hook.MEMORY.call("concurrentField", "(Ljava/lang/Object;I)V"));
        for (int i = 0; i < arguments.length; i++) before.load(arguments[i], first + 2 * i);
        context.insertBefore(call, before.list());
    }

    private static Operation operation(MethodInsnNode call) {
        if (call.name.startsWith("getAnd") || call.name.contains("ompareAnd")) return Operation.UPDATE;
        return isRead(call) ? Operation.READ : Operation.WRITE;
    }
}
