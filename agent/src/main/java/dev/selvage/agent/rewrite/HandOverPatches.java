package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETFIELD;

import dev.selvage.runtime.Operation;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Where pools get tasks from one thread and give them to another, and where results of tasks become known. */
final class HandOverPatches {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String FORK_JOIN = CONCURRENT + "ForkJoin";
    private static final String THREAD_POOL = CONCURRENT + "ThreadPoolExecutor";
    private static final String FORK_JOIN_TASK = FORK_JOIN + "Task";

    /** Methods that hand their last argument, a task, over to a pool. */
    private static final Map<String, Set<String>> SUBMISSIONS = Map.of(
            THREAD_POOL,
            Set.of("execute"),
            CONCURRENT + "ScheduledThreadPoolExecutor",
            Set.of("delayedExecute", "reExecutePeriodic"),
            CONCURRENT + "ForkJoinPool",
            Set.of("externalPush", "externalSubmit", "poolSubmit"));

    /** Methods by which a task makes its result known to others. */
    private static final Map<String, Set<String>> PUBLICATIONS = Map.of(
            CONCURRENT + "FutureTask",
            Set.of("set", "setException"),
            CONCURRENT + "CompletableFuture",
            Set.of("completeValue", "completeNull", "completeThrowable", "completeRelay"),
            FORK_JOIN_TASK,
            Set.of("setDone"));

    private HandOverPatches() {}

    static boolean concerns(String className) {
        return SUBMISSIONS.containsKey(className)
                || PUBLICATIONS.containsKey(className)
                || className.equals(FORK_JOIN + "WorkerThread");
    }

    static void apply(MethodContext context) {
        String owner = context.owner.name;
        String name = context.method.name;
        if (owner.startsWith(FORK_JOIN)) askForWorker(context);
        if (PUBLICATIONS.getOrDefault(owner, Set.of()).contains(name)) publish(context);
        if (owner.equals(FORK_JOIN_TASK) && name.equals("fork")) tell(context, 0, "handsOver");
        if (SUBMISSIONS.getOrDefault(owner, Set.of()).contains(name)) tell(context, lastArgument(context), "handsOver");
        if (owner.equals(FORK_JOIN_TASK) && name.equals("doExec")) tell(context, 0, "takesOver");
        if (name.equals("runWorker") && owner.equals(THREAD_POOL)) {
            beforeRun(context);
            beforeNextTask(context);
        }
    }

    /** A pool asks on which carrier it is called, to know its own workers. Under control, workers have carriers that are none of the pool's. */
    private static void askForWorker(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            boolean asks = node instanceof MethodInsnNode call && call.name.equals("currentCarrierThread");
            AbstractInsnNode hook = Hook.THREADS.call("worker", "(Ljava/lang/Thread;)Ljava/lang/Thread;");
            if (asks) context.insertAfter(node, new Code().add(hook).list());
        }
    }

    private static void publish(MethodContext context) {
        tell(context, 0, "handsOver");
        CommitPatches.commits(context, null);
    }

    private static void tell(MethodContext context, int local, String hook) {
        JdkPatches.prepend(
                context, new Code().add(new VarInsnNode(ALOAD, local)).add(hook(hook)));
    }

    private static MethodInsnNode hook(String name) {
        return Hook.THREADS.call(name, "(Ljava/lang/Object;)V");
    }

    private static int lastArgument(MethodContext context) {
        Type[] arguments = Type.getArgumentTypes(context.method.desc);
        int local = context.isStatic() ? 0 : 1;
        for (int i = 0; i < arguments.length - 1; i++) local += arguments[i].getSize();
        return local;
    }

    private static void beforeRun(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            boolean run = node instanceof MethodInsnNode
                    && ((MethodInsnNode) node).owner.equals("java/lang/Runnable")
                    && ((MethodInsnNode) node).name.equals("run");
            if (!run) continue;
            context.method.instructions.insertBefore(node, new InsnNode(DUP));
            context.method.instructions.insertBefore(node, hook("takesOver"));
            context.markChanged();
        }
    }

    private static void beforeNextTask(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            boolean asks = node instanceof MethodInsnNode call && call.name.equals("getTask");
            if (!asks) continue;
            Code code = new Code().op(DUP).op(DUP);
            code.add(new FieldInsnNode(GETFIELD, THREAD_POOL, "workQueue", "Ljava/util/concurrent/BlockingQueue;"));
            code.push(context.site(Operation.CALL, node, "ThreadPoolExecutor.getTask"));
            code.add(Hook.LIBRARY.call("idles", "(Ljava/lang/Object;Ljava/lang/Object;I)V"));
            context.insertBefore(node, code.list());
        }
    }
}
