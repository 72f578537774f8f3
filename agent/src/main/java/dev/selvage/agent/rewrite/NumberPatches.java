package dev.selvage.agent.rewrite;

import dev.selvage.runtime.Numbering;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Where the JDK numbers threads, pools and timers in the order of their creation, and where the names are read that it makes of these numbers. */
final class NumberPatches {
    private static final String THREAD = "java/lang/Thread";

    /** Since JDK 21. */
    private static final String THREAD_NUMBERING = THREAD + "$ThreadNumbering";

    private static final String FACTORY = "java/util/concurrent/Executors$DefaultThreadFactory";
    private static final String FORK_JOIN_POOL = "java/util/concurrent/ForkJoinPool";
    private static final String TIMER = "java/util/Timer";

    private NumberPatches() {}

    static boolean concerns(String className) {
        return className.equals(THREAD_NUMBERING)
                || className.equals(FACTORY)
                || className.equals(FORK_JOIN_POOL)
                || className.equals(TIMER);
    }

    static void apply(MethodContext context) {
        switch (context.owner.name + "." + context.method.name) {
            case THREAD + ".nextThreadNum":
            case THREAD_NUMBERING + ".next":
                JdkPatches.prepend(context, draws(Numbering.THREADS));
                break;
            case TIMER + ".serialNumber":
                JdkPatches.prepend(context, draws(Numbering.TIMERS));
                break;
            case FORK_JOIN_POOL + ".getAndAddPoolIds":
                JdkPatches.prepend(context, draws(Numbering.FORK_JOIN_POOLS));
                break;
            case FACTORY + ".<init>":
                beforeIncrement(context);
                break;
            case THREAD + ".getName":
                JdkPatches.prepend(context, new Code().add(Hook.NUMBERING.call("readsName", "()V")));
                break;
            default:
                break;
        }
    }

    private static void beforeIncrement(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            boolean draws = node instanceof MethodInsnNode call && call.name.equals("getAndIncrement");
            if (draws) context.insertBefore(node, draws(Numbering.POOLS).list());
        }
    }

    private static Code draws(int sequence) {
        return new Code().push(sequence).add(Hook.NUMBERING.call("draws", "(I)V"));
    }
}
