package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks in {@code Thread} and {@code ThreadGroup} where these ask the VM about other threads. */
final class ThreadViewPatches {
    private static final String STACK = "[Ljava/lang/StackTraceElement;";
    private static final String THREADS = "[Ljava/lang/Thread;";

    /** Since then {@code stop} and {@code suspend} do nothing but throw. */
    private static final int WITHOUT_STOP = 20;

    private ThreadViewPatches() {}

    static void apply(MethodContext context) {
        switch (context.method.name + context.method.desc) {
            case "getAllThreads()" + THREADS:
                given(context, "all", "()" + THREADS, THREADS);
                break;
            case "getStackTrace()" + STACK:
                given(context, "stackTrace", "(Ljava/lang/Thread;)" + STACK, STACK);
                break;
            case "getAllStackTraces()Ljava/util/Map;":
                given(context, "allStackTraces", "()Ljava/util/Map;", "java/util/Map");
                break;
            case "setDaemon(Z)V":
            case "enumerate(" + THREADS + "IZ)I":
                askTheModel(context);
                break;
            case "stop()V":
            case "suspend()V":
                if (Runtime.version().feature() < WITHOUT_STOP && context.owner.name.equals("java/lang/Thread"))
                    refuse(context);
                break;
            default:
                break;
        }
    }

    private static void given(MethodContext context, String hook, String descriptor, String type) {
        JdkPatches.returnIfGiven(context, Hook.THREAD_VIEWS.call(hook, descriptor), type);
    }

    /** For the VM no strand is alive. */
    private static void askTheModel(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode && ((MethodInsnNode) node).name.equals("isAlive")) {
                context.replace(node, Hook.THREADS.call("isAlive", "(Ljava/lang/Thread;)Z"));
            }
        }
    }

    private static void refuse(MethodContext context) {
        JdkPatches.prepend(
                context,
                new Code()
                        .add(new VarInsnNode(ALOAD, 0))
                        .add(new LdcInsnNode(context.method.name))
                        .add(Hook.THREAD_VIEWS.call("refuse", "(Ljava/lang/Thread;Ljava/lang/String;)V")));
    }
}
