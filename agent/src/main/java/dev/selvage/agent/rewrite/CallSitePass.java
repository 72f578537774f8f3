package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Replaces calls of methods that cannot be hooked in their bodies (natives, intrinsics): waiting, sleeping, clocks,
 * identity hash codes, the way out.
 */
final class CallSitePass implements MethodPass {
    private static final String THREAD = "java/lang/Thread";
    private static final String OBJECT = "java/lang/Object";
    private static final Set<String> THREAD_CALLS = Set.of("sleep", "onSpinWait", "yield", "holdsLock");
    private static final Set<String> LOOKS = Set.of("nanoTime", "currentTimeMillis", "identityHashCode");
    private static final Pattern COLLECTION = Pattern.compile("(Collection|List|Set|Map|Queue|Deque|Entry)$");
    private static final String CHANNEL_POOL = "sun/nio/ch/ThreadPool";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization()) {
            if (context.treatment.modelsMonitors()) monitorsOnly(context);
            return;
        }
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode) call(context, (MethodInsnNode) node);
            else if (node.getOpcode() == GETSTATIC) staticPool(context, (FieldInsnNode) node);
        }
    }

    private static void call(MethodContext context, MethodInsnNode call) {
        if (Hook.isHook(call)) return;
        boolean done = call.getOpcode() == INVOKESTATIC
                ? threadStatic(context, call) || environment(context, call) || channelThread(context, call)
                : objectMethod(context, call) || threadMethod(context, call) || unsafe(context, call);
        if (!done && call.owner.equals("java/lang/Runtime")) runtime(context, call);
        else if (!done && call.owner.equals(LOOKUP)) hiddenClass(context, call);
    }

    /** Who takes a modelled monitor waits for it, and notifies, in the model. */
    private static void monitorsOnly(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode call) || Hook.isHook(call)) continue;
            if (call.getOpcode() != INVOKESTATIC) waiting(context, call);
            else if (call.name.equals("holdsLock")) threadStatic(context, call);
        }
    }

    // ---- Object

    private static boolean objectMethod(MethodContext context, MethodInsnNode call) {
        if (call.name.equals("hashCode")) return call.desc.equals("()I") && hashCode(context, call);
        return waiting(context, call);
    }

    private static boolean waiting(MethodContext context, MethodInsnNode call) {
        switch (call.name) {
            case "wait":
                return isWait(call.desc) && withSite(context, call, Hook.MONITORS, "await", Operation.WAIT);
            case "notify":
                return isNotify(call.desc) && withSite(context, call, Hook.MONITORS, "signal", Operation.NOTIFY);
            case "notifyAll":
                return isNotify(call.desc) && withSite(context, call, Hook.MONITORS, "signalAll", Operation.NOTIFY_ALL);
            default:
                return false;
        }
    }

    private static boolean isWait(String descriptor) {
        return descriptor.equals("()V") || descriptor.equals("(J)V") || descriptor.equals("(JI)V");
    }

    private static boolean isNotify(String descriptor) {
        return descriptor.equals("()V");
    }

    /** Of an initialiser, in which nothing else is of interest: what it looks at is that of the run. */
    static void clocksAndHashCodes(MethodContext context) {
        hashCodes(context);
        for (AbstractInsnNode node : context.instructions()) {
            boolean looks = node instanceof MethodInsnNode call
                    && call.owner.equals("java/lang/System")
                    && LOOKS.contains(call.name);
            if (looks) environment(context, (MethodInsnNode) node);
        }
    }

    /** Of a class in which nothing else is of interest. */
    static void hashCodes(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            boolean asks = node instanceof MethodInsnNode call
                    && call.getOpcode() == INVOKEVIRTUAL
                    && call.name.equals("hashCode")
                    && call.desc.equals("()I");
            if (asks) hashCode(context, (MethodInsnNode) node);
        }
    }

    private static boolean hashCode(MethodContext context, MethodInsnNode call) {
        if (call.owner.startsWith("[")) return false;
        if (call.getOpcode() == INVOKEINTERFACE ? isCollection(call.owner) : isOfJdk(call.owner)) return false;
        boolean own = call.getOpcode() == INVOKESPECIAL;
        if (own && !call.owner.equals(OBJECT)) return false;
        context.replace(call, Hook.ENVIRONMENT.call(own ? "identityHashCode" : "hashCode", "(Ljava/lang/Object;)I"));
        return true;
    }

    private static boolean isOfJdk(String owner) {
        return owner.startsWith("java/") && !owner.equals(OBJECT);
    }

    /**
     * Newer compilers call methods of objects by the interface that is known of them. Collections have hash codes of their own, and such a call is one of the
     * library.
     */
    private static boolean isCollection(String owner) {
        return owner.startsWith("java/util/") && COLLECTION.matcher(owner).find();
    }

    // ---- Thread

    private static boolean threadStatic(MethodContext context, MethodInsnNode call) {
        // The name comes first: to know whether it is a thread takes the class file.
        if (!THREAD_CALLS.contains(call.name) || !isThread(context, call)) return false;
        switch (call.name + call.desc) {
            case "sleep(J)V":
            case "sleep(JI)V":
            case "sleep(Ljava/time/Duration;)V":
                return withSite(context, call, Hook.THREADS, "sleep", Operation.SLEEP);
            case "onSpinWait()V":
                if (!isBoundedSpin(context)) return withSite(context, call, Hook.THREADS, call.name, Operation.YIELD);
                return !context.treatment.isInside()
                        || withSite(context, call, Hook.THREADS, "onSpinWaitInside", Operation.YIELD);
            case "yield()V":
                return withSite(context, call, Hook.THREADS, call.name, Operation.YIELD);
            case "holdsLock(Ljava/lang/Object;)Z":
                context.replace(call, Hook.MONITORS.call(call.name, call.desc));
                return true;
            default:
                return false;
        }
    }

    /** Queued synchronizers spin a few times before they park: nobody need get a turn for that. */
    private static boolean isBoundedSpin(MethodContext context) {
        return context.owner.name.startsWith("java/util/concurrent/locks/AbstractQueued");
    }

    private static boolean threadMethod(MethodContext context, MethodInsnNode call) {
        if (!call.name.equals("isAlive") || !call.desc.equals("()Z") || !isThread(context, call)) return false;
        context.replace(call, Hook.THREADS.call("isAlive", "(Ljava/lang/Thread;)Z"));
        return true;
    }

    private static boolean isThread(MethodContext context, MethodInsnNode call) {
        if (call.owner.equals(THREAD)) return true;
        return !call.owner.startsWith("java/") && context.facts.isSubclass(call.owner, THREAD);
    }

    private static boolean unsafe(MethodContext context, MethodInsnNode call) {
        if (!call.owner.equals("jdk/internal/misc/Unsafe") && !call.owner.equals("sun/misc/Unsafe")) return false;
        switch (call.name + call.desc) {
            case "park(ZJ)V":
                context.replace(call, Hook.THREADS.call("unsafePark", "(Ljava/lang/Object;ZJ)V"));
                return true;
            case "unpark(Ljava/lang/Object;)V":
                context.replace(call, Hook.THREADS.call("unsafeUnpark", "(Ljava/lang/Object;Ljava/lang/Object;)V"));
                return true;
            default:
                return false;
        }
    }

    // ---- environment

    private static boolean environment(MethodContext context, MethodInsnNode call) {
        if (!call.owner.equals("java/lang/System")) return false;
        switch (call.name) {
            case "nanoTime":
            case "currentTimeMillis":
            case "identityHashCode":
            case "exit":
                context.replace(call, Hook.ENVIRONMENT.call(call.name, call.desc));
                return true;
            default:
                return false;
        }
    }

    /** Threads of asynchronous channels call the program back: they are no servants of the JVM. The body is the only parameter of the lambda. */
    private static boolean channelThread(MethodContext context, MethodInsnNode call) {
        boolean isOne = call.owner.equals("jdk/internal/misc/InnocuousThread")
                && call.name.equals("newThread")
                && context.owner.name.equals(CHANNEL_POOL)
                && context.method.desc.equals("(Ljava/lang/Runnable;)Ljava/lang/Thread;");
        if (!isOne) return false;
        String descriptor = "(Ljava/lang/Thread;Ljava/lang/Runnable;)Ljava/lang/Thread;";
        context.insertAfter(
                call,
                new Code()
                        .add(new VarInsnNode(ALOAD, 0))
                        .add(Hook.ENVIRONMENT.call("channelThread", descriptor))
                        .list());
        return true;
    }

    private static void runtime(MethodContext context, MethodInsnNode call) {
        if (!context.treatment.isProgram()) return;
        switch (call.name) {
            case "exit":
            case "halt":
                context.insertBefore(call, new Code().op(SWAP).op(POP).list());
                context.replace(call, Hook.ENVIRONMENT.call(call.name, "(I)V"));
                break;
            case "gc":
                context.insertBefore(call, ReferencePatches.collection().list());
                break;
            case "addShutdownHook":
            case "removeShutdownHook":
            case "freeMemory":
            case "totalMemory":
                String descriptor = "(Ljava/lang/Runtime;" + call.desc.substring(1);
                context.replace(call, Hook.ENVIRONMENT.call(call.name, descriptor));
                break;
            default:
                break;
        }
    }

    /** Not in the JDK's method: lambdas are made there, too. */
    private static void hiddenClass(MethodContext context, MethodInsnNode call) {
        if (!context.treatment.isProgram() || !call.name.startsWith("defineHiddenClass")) return;
        String descriptor = "(L" + LOOKUP + ";" + call.desc.substring(1);
        context.replace(call, Hook.HIDDEN_CLASSES.call(call.name, descriptor));
    }

    /** Pools that are static in the JDK would carry threads from one run into the next. */
    private static void staticPool(MethodContext context, FieldInsnNode field) {
        if (field.owner.equals(CHANNEL_POOL + "$DefaultThreadPoolHolder")) {
            context.replace(
                    field,
                    new MethodInsnNode(INVOKESTATIC, CHANNEL_POOL, "createDefault", "()L" + CHANNEL_POOL + ";", false));
            return;
        }
        String hook = poolHook(field);
        if (context.method.name.equals("<clinit>") || hook == null) return;
        if (hook.equals("commonParallelism")) {
            context.insertAfter(
                    field, new Code().add(Hook.ENVIRONMENT.call(hook, "(I)I")).list());
            return;
        }
        String type = Type.getType(field.desc).getInternalName();
        context.insertAfter(
                field,
                new Code()
                        .add(Hook.ENVIRONMENT.call(hook, "(Ljava/lang/Object;)Ljava/lang/Object;"))
                        .add(new TypeInsnNode(CHECKCAST, type))
                        .list());
    }

    private static @Nullable String poolHook(FieldInsnNode field) {
        switch (field.name) {
            case "common":
                return field.owner.equals("java/util/concurrent/ForkJoinPool") ? "commonPool" : null;
            case "COMMON_PARALLELISM":
                return field.owner.equals("java/util/concurrent/ForkJoinPool") ? "commonParallelism" : null;
            case "ASYNC_POOL":
                boolean ofJdk = field.owner.equals("java/util/concurrent/CompletableFuture")
                        || field.owner.equals("java/util/concurrent/SubmissionPublisher")
                        || field.owner.equals("jdk/internal/net/http/HttpClientImpl");
                return ofJdk ? "asyncPool" : null;
            case "delayer":
                return field.owner.equals("java/util/concurrent/CompletableFuture$Delayer") ? "delayer" : null;
            case "defaultExecutor":
                String holder = "sun/nio/ch/SimpleAsynchronousFileChannelImpl$DefaultExecutorHolder";
                return field.owner.equals(holder) ? "staticPool" : null;
            case "connectionThreadPool":
                return field.owner.equals("sun/rmi/transport/tcp/TCPTransport") ? "staticPool" : null;
            case "processReaperExecutor":
                return field.owner.equals("java/lang/ProcessHandleImpl") ? "reapers" : null;
            default:
                return null;
        }
    }

    /** Replaces an instance or static call by a hook that takes the same operands and the site. */
    private static boolean withSite(
            MethodContext context, MethodInsnNode call, Hook hook, String name, Operation operation) {
        String member = simpleName(call.owner) + "." + call.name;
        String receiver = call.getOpcode() == INVOKESTATIC ? "" : "Ljava/lang/Object;";
        String parameters = call.desc.substring(1, call.desc.indexOf(')'));
        context.insertBefore(
                call, new Code().push(context.site(operation, call, member)).list());
        context.replace(call, hook.call(name, "(" + receiver + parameters + "I)V"));
        return true;
    }

    static String simpleName(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
    }
}
