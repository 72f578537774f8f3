package dev.selvage.agent.rewrite;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.VarInsnNode;

/** Where a pool looks for a worker: more than one of its queues may have tasks. */
final class WorkQueuePatches {
    private static final String POOL = "java/util/concurrent/ForkJoinPool";

    private WorkQueuePatches() {}

    static boolean concerns(String className) {
        return className.equals(POOL);
    }

    static void apply(MethodContext context) {
        if (!concerns(context.owner.name) || !context.method.name.equals("signalWork")) return;
        JdkPatches.prepend(
                context,
                new Code()
                        .add(new VarInsnNode(Opcodes.ALOAD, 0))
                        .add(Hook.WORK_QUEUES.call("signalled", "(L" + POOL + ";)V")));
    }
}
