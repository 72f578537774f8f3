package dev.selvage.agent.rewrite;

import static java.util.Map.entry;
import static java.util.Objects.requireNonNull;
import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Brackets calls of the program into {@code java.util} and of other classes whose objects are shared, so that what happens
 * inside belongs to the program's line.
 */
final class LibraryCallPass implements MethodPass {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String ATOMIC = CONCURRENT + "atomic/";
    private static final String COMPARABLE = "java/lang/Comparable";
    private static final String ITERABLE = "java/lang/Iterable";
    private static final String NUMBER = "java/lang/Number";
    private static final String METHOD_HANDLE = "java/lang/invoke/MethodHandle";
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";
    private static final String PIPES = "java/io/Piped";
    private static final String RANDOM = "java/util/Random";
    private static final String REFERENCES = "java/lang/ref/";
    private static final String UNSAFE = "sun/misc/Unsafe";
    private static final String THREAD = "java/lang/Thread";

    /** Call-backs and plain values: calling them is no operation on shared state. */
    private static final Set<String> SILENT = Set.of(
            CONCURRENT + "Callable",
            CONCURRENT + "ThreadFactory",
            CONCURRENT + "ThreadLocalRandom",
            CONCURRENT + "TimeUnit",
            "java/util/Objects",
            "java/util/Optional",
            "java/util/OptionalInt",
            "java/util/OptionalLong",
            "java/util/OptionalDouble",
            "java/util/Locale",
            "java/util/UUID",
            "java/util/Comparator",
            "java/util/ServiceLoader",
            "java/util/Base64",
            "java/util/Arrays");

    private static final List<String> SILENT_PACKAGES = List.of(
            "java/util/function/",
            "java/util/regex/Pattern",
            "java/util/logging/",
            "java/util/zip/ZipE",
            "java/util/zip/ZipFile",
            "java/util/jar/JarE",
            "java/util/jar/JarFile");

    private static final Set<String> REFERENCE_CALLS = Set.of("get", "clear", "refersTo", "enqueue");

    /** Calls on threads that others can notice, or that notice others. */
    private static final Map<String, Operation> THREAD_CALLS = Map.ofEntries(
            entry("start()V", Operation.START),
            entry("join()V", Operation.JOIN),
            entry("join(J)V", Operation.JOIN),
            entry("join(JI)V", Operation.JOIN),
            entry("interrupt()V", Operation.INTERRUPT),
            entry("setName(Ljava/lang/String;)V", Operation.WRITE),
            entry("setPriority(I)V", Operation.WRITE),
            entry("setDaemon(Z)V", Operation.WRITE),
            entry("setContextClassLoader(Ljava/lang/ClassLoader;)V", Operation.WRITE),
            entry("setUncaughtExceptionHandler(Ljava/lang/Thread$UncaughtExceptionHandler;)V", Operation.WRITE),
            entry("getPriority()I", Operation.READ),
            entry("isInterrupted()Z", Operation.READ),
            entry("isAlive()Z", Operation.READ),
            entry("getName()Ljava/lang/String;", Operation.READ),
            entry("isDaemon()Z", Operation.READ),
            entry("getContextClassLoader()Ljava/lang/ClassLoader;", Operation.READ),
            entry("getUncaughtExceptionHandler()Ljava/lang/Thread$UncaughtExceptionHandler;", Operation.READ),
            entry("getThreadGroup()Ljava/lang/ThreadGroup;", Operation.READ),
            entry("toString()Ljava/lang/String;", Operation.READ),
            entry("getState()Ljava/lang/Thread$State;", Operation.READ));

    /** Those that every thread asks about itself, and hardly ever about others. */
    private static final Set<String> MOSTLY_OF_ITSELF = Set.of(
            "getName",
            "isDaemon",
            "getContextClassLoader",
            "getUncaughtExceptionHandler",
            "getThreadGroup",
            "toString");

    /** What may be done to an exception after it was made. */
    private static final Map<String, Operation> EXCEPTION_CALLS = Map.of(
            "addSuppressed(Ljava/lang/Throwable;)V", Operation.WRITE,
            "setStackTrace([Ljava/lang/StackTraceElement;)V", Operation.WRITE,
            "getStackTrace()[Ljava/lang/StackTraceElement;", Operation.READ,
            "initCause(Ljava/lang/Throwable;)Ljava/lang/Throwable;", Operation.UPDATE,
            "getSuppressed()[Ljava/lang/Throwable;", Operation.READ,
            "getCause()Ljava/lang/Throwable;", Operation.READ);

    /** Types of other packages by which objects of {@code java.util.concurrent} may be called: tasks, pools, atomics. */
    private static final Set<String> SUPERTYPES =
            Set.of("java/lang/AutoCloseable", NUMBER, "java/lang/Runnable", COMPARABLE);

    /** Of these only classes of the program have objects, and call what they inherit. */
    private static final Set<String> EXTENDED = Set.of("java/lang/ClassValue", "java/util/TimerTask");

    /** Who calls one cannot be seen, but who sets what is called can. */
    private static final Set<String> CALL_SITES = Set.of(
            "java/lang/invoke/CallSite", "java/lang/invoke/MutableCallSite", "java/lang/invoke/VolatileCallSite");

    /** Calls that count or list the threads of a group, or of all. */
    private static final Set<String> CENSUS =
            Set.of("activeCount", "activeGroupCount", "enumerate", "getAllStackTraces");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof MethodInsnNode) || context.privateUses.contains(node)) continue;
            MethodInsnNode call = (MethodInsnNode) node;
            String owner = owner(context, call);
            if (isLibraryCall(owner, call)) bracket(context, call, hook(owner, call), operation(owner, call));
            if (THREAD_CALLS.containsKey(call.name + call.desc) && isThread(context, call)) thread(context, call);
            if (isOfException(owner, call))
                bracket(context, call, "concurrent", requireNonNull(EXCEPTION_CALLS.get(call.name + call.desc)));
            if (isInterrupted(call)) bracket(context, call, "concurrent", Operation.UPDATE);
            if (isCensus(call)) bracket(context, call, "concurrent", Operation.READ);
            if (isAnyAccess(call)) bracket(context, call, "concurrent", Operation.UPDATE);
        }
    }

    /** Whose method is called: a class or interface of the program may have inherited it from the library. */
    static String owner(MethodContext context, MethodInsnNode call) {
        boolean isProgram = !call.owner.startsWith("java/") && !call.owner.startsWith("[");
        boolean isVirtual = call.getOpcode() == INVOKEVIRTUAL || isCallOfSuper(call);
        if (!isProgram || (!isVirtual && call.getOpcode() != INVOKEINTERFACE)) return call.owner;
        String parent = context.facts.declaringInterface(call.owner, call.name, call.desc);
        if (parent != null && isOfPlainCollections(parent)) return parent;
        return isVirtual ? context.facts.declaringClass(call.owner, call.name, call.desc) : call.owner;
    }

    private static boolean isCallOfSuper(MethodInsnNode call) {
        return call.getOpcode() == INVOKESPECIAL && !isConstructor(call);
    }

    /** Those interfaces whose methods go through what others may have. */
    private static boolean isOfPlainCollections(String type) {
        return type.equals(ITERABLE) || (type.startsWith("java/util/") && type.indexOf('/', "java/util/".length()) < 0);
    }

    private static String hook(String owner, MethodInsnNode call) {
        if (isConcurrent(owner)) return "concurrent";
        if (owner.equals(COMPARABLE)) return "comparing";
        if (SUPERTYPES.contains(owner)) return "perhapsConcurrent";
        if (SharedClasses.isBuffer(owner)) return "open";
        if (!isPoint(owner, call)) return "collection";
        if (!owner.equals(call.owner) || EXTENDED.contains(owner)) return "inherited";
        return isShared(owner, call) ? "closed" : "unseen";
    }

    /** Whether the call is a scheduling point by itself. */
    private static boolean isPoint(String owner, MethodInsnNode call) {
        if (isShared(owner, call)) return true;
        boolean isKnown =
                owner.startsWith("java/util/") || owner.equals(ITERABLE) || owner.equals("java/lang/StringBuffer");
        return !isKnown && !SharedClasses.isUnguarded(owner) && isUnseen(owner, call);
    }

    static boolean isLibraryCall(String owner, MethodInsnNode call) {
        if (isConstructor(call)) return SharedClasses.opensFile(owner, call.desc);
        if (isShared(owner, call) || SharedClasses.isUnguarded(owner)) return true;
        if (SILENT.contains(owner)) return ArrayLoops.isCalled(call);
        if (SUPERTYPES.contains(owner)) return call.getOpcode() != INVOKESTATIC;
        if (owner.equals(VAR_HANDLE)) return isAccess(call.name);
        if (CALL_SITES.contains(owner)) return call.name.endsWith("Target");
        if (owner.equals(UNSAFE)) return isUnsafeAccess(call);
        if (owner.equals("java/lang/StringBuffer") || owner.equals(ITERABLE)) return true;
        if (owner.startsWith(PIPES)) return true;
        if (owner.startsWith(REFERENCES)) return REFERENCE_CALLS.contains(call.name);
        if (owner.startsWith("java/util/")) return !isSilent(owner);
        return isUnseen(owner, call);
    }

    private static boolean isConstructor(MethodInsnNode call) {
        return call.name.equals("<init>");
    }

    /** Whether nobody knows what happens inside, and whether others may be in there at the same time. */
    private static boolean isUnseen(String owner, MethodInsnNode call) {
        return call.getOpcode() != INVOKESTATIC && isUnseen(owner);
    }

    static boolean isUnseen(String owner) {
        boolean isOfJdk = owner.startsWith("java/")
                || owner.startsWith("javax/")
                || owner.startsWith("org/w3c/dom/")
                || owner.startsWith("org/xml/sax/");
        return isOfJdk && !SafeClasses.contains(owner);
    }

    private static boolean isShared(String owner, MethodInsnNode call) {
        return SharedClasses.isBuffer(owner)
                || SharedClasses.isClosed(owner, call.name)
                || (call.getOpcode() == INVOKESTATIC && SharedClasses.isGlobal(owner));
    }

    private static boolean isSilent(String owner) {
        if (SafeClasses.isException(owner)) return false;
        for (String prefix : SILENT_PACKAGES) {
            if (owner.startsWith(prefix)) return true;
        }
        return false;
    }

    private static boolean isConcurrent(String owner) {
        return owner.startsWith(CONCURRENT)
                || owner.startsWith(PIPES)
                || owner.startsWith(REFERENCES)
                || owner.equals(RANDOM)
                || owner.equals(VAR_HANDLE)
                || owner.equals(UNSAFE)
                || CALL_SITES.contains(owner);
    }

    /** Accesses to a field or element by its offset. */
    private static boolean isUnsafeAccess(MethodInsnNode call) {
        if (!call.desc.startsWith("(Ljava/lang/Object;J")) return false;
        return call.name.startsWith("get") || call.name.startsWith("put") || call.name.startsWith("compareAndS");
    }

    /** Calls that may access any field, any element, or memory outside of objects. */
    private static boolean isAnyAccess(MethodInsnNode call) {
        if (call.owner.equals(METHOD_HANDLE)) return call.name.startsWith("invoke");
        if (!call.owner.equals(UNSAFE)) return false;
        if (call.name.equals("copyMemory") || call.name.equals("setMemory")) return true;
        return call.desc.startsWith("(J") && (call.name.startsWith("get") || call.name.startsWith("put"));
    }

    private static boolean isAccess(String name) {
        return name.startsWith("get") || name.startsWith("set") || name.contains("ompareAnd");
    }

    private static boolean isThread(MethodContext context, MethodInsnNode call) {
        return call.getOpcode() == INVOKEVIRTUAL && context.facts.isSubclass(call.owner, THREAD);
    }

    /** {@code Thread.interrupted()}, by which a thread reads its own flag and clears it. */
    static boolean isInterrupted(MethodInsnNode call) {
        return call.getOpcode() == INVOKESTATIC && call.name.equals("interrupted") && call.owner.equals(THREAD);
    }

    private static boolean isCensus(MethodInsnNode call) {
        boolean ofThreads = call.owner.equals(THREAD) || call.owner.equals(THREAD + "Group");
        return ofThreads && CENSUS.contains(call.name);
    }

    /** The model makes a point of start and join by itself; all it lacks is the line. */
    private static void thread(MethodContext context, MethodInsnNode call) {
        Operation operation = THREAD_CALLS.getOrDefault(call.name + call.desc, Operation.CALL);
        boolean pointInModel = operation == Operation.START || operation == Operation.JOIN;
        if (operation == Operation.JOIN) lookBeforeJoin(context, call);
        String hook = MOSTLY_OF_ITSELF.contains(call.name) ? "ofOtherThread" : "concurrent";
        bracket(context, call, pointInModel ? "mark" : hook, operation);
    }

    static boolean isOfException(String owner, MethodInsnNode call) {
        return call.getOpcode() == INVOKEVIRTUAL
                && owner.startsWith("java/")
                && EXCEPTION_CALLS.containsKey(call.name + call.desc);
    }

    private static void lookBeforeJoin(MethodContext context, MethodInsnNode call) {
        Operands operands = new Operands(context, call.desc);
        Code look = new Code();
        operands.spill(look);
        look.op(DUP).push(context.site(Operation.READ, call, "Thread.isAlive"));
        look.add(Hook.THREADS.call("looksBeforeJoin", "(Ljava/lang/Thread;I)V"));
        operands.restore(look);
        context.insertBefore(call, look.list());
    }

    private static void bracket(MethodContext context, MethodInsnNode call, String hook, Operation operation) {
        String member = CallSitePass.simpleName(call.owner) + "." + call.name;
        boolean access = operation == Operation.READ || operation == Operation.WRITE || operation == Operation.UPDATE;
        int site = context.site(operation, call, member, access && AccessModes.isSynchronizing(call));
        Operands operands = new Operands(context, call.desc);
        int saved = context.newLocal();
        Code before = new Code();
        operands.spill(before);
        loadReceiver(before, call, operands);
        before.push(site).add(Hook.LIBRARY.call(hook, "(Ljava/lang/Object;I)I"));
        before.store(Type.INT_TYPE, saved);
        operands.restore(before);
        context.insertBefore(call, before.list());
        context.insertAfter(call, after(call, operation, site, saved).list());
    }

    private static Code after(MethodInsnNode call, Operation operation, int site, int saved) {
        Code after = new Code();
        Type result = Type.getReturnType(call.desc);
        boolean hasValue = operation == Operation.READ || operation == Operation.UPDATE;
        if (hasValue && result.getSort() != Type.VOID) after.dup(result).add(MemoryPass.valueHook(result));
        if (isAttempt(call)) after.op(DUP).push(site).add(Hook.LIBRARY.call("attempted", "(ZI)V"));
        if (LibraryReaders.isPoll(call))
            after.op(DUP).push(site).add(Hook.LIBRARY.call("polled", "(Ljava/lang/Object;I)V"));
        if (LibraryReaders.isReader(call)) after.push(site).add(Hook.LIBRARY.call("read", "(I)V"));
        return after.load(Type.INT_TYPE, saved).add(Hook.LIBRARY.call("exit", "(I)V"));
    }

    /** The object operated on: the first argument of handles and updaters, whose field it is, and of what deals with files. */
    private static void loadReceiver(Code code, MethodInsnNode call, Operands operands) {
        boolean indirect =
                call.owner.equals(VAR_HANDLE) || call.owner.equals(UNSAFE) || call.owner.endsWith("FieldUpdater");
        boolean hasObject = operands.count() > 0 && operands.type(0).getSort() >= Type.ARRAY;
        boolean ofArgument = call.getOpcode() == INVOKESTATIC ? call.owner.equals(SharedClasses.FILES) : indirect;
        if (isConstructor(call)) code.op(ACONST_NULL);
        else if (ofArgument && hasObject) operands.load(code, 0);
        else if (isInterrupted(call)) code.add(Hook.THREADS.call("currentThread", "()Ljava/lang/Thread;"));
        else code.op(call.getOpcode() == INVOKESTATIC ? ACONST_NULL : DUP);
    }

    /** Calls that change nothing when they return false. */
    private static boolean isAttempt(MethodInsnNode call) {
        if (!call.desc.endsWith(")Z")) return false;
        return isInterrupted(call)
                || call.name.contains("ompareAndS")
                || call.desc.equals("()Z") && call.name.startsWith("try");
    }

    private static Operation operation(String owner, MethodInsnNode call) {
        if (owner.endsWith("/LockSupport")) return call.name.equals("unpark") ? Operation.UNPARK : Operation.PARK;
        if (isPoint(owner, call)) return Operation.CALL;
        if (SUPERTYPES.contains(owner)) return owner.equals(NUMBER) ? Operation.READ : Operation.CALL;
        if (!isConcurrent(owner)) return Operation.COLLECTION_CALL;
        if (!owner.startsWith(ATOMIC) && !owner.equals(VAR_HANDLE) && !owner.equals(UNSAFE)) return Operation.CALL;
        if (call.name.startsWith("getAnd")) return Operation.UPDATE;
        if (call.name.startsWith("get") || call.name.endsWith("Value") || call.name.equals("sum"))
            return Operation.READ;
        if (call.name.startsWith("set") || call.name.startsWith("put") || call.name.equals("lazySet")) {
            return Operation.WRITE;
        }
        return Operation.UPDATE;
    }

    /** Whether a loop that calls it, and goes on, has changed nothing. */
    static boolean isReadOrAttempt(MethodInsnNode call) {
        boolean isUnsafe = call.owner.equals(UNSAFE) && isUnsafeAccess(call);
        boolean atomic = call.owner.startsWith(ATOMIC) || call.owner.equals(VAR_HANDLE) || isUnsafe;
        if (atomic && operation(call.owner, call) == Operation.READ) return true;
        if (LibraryReaders.isReader(call) || LibraryReaders.isPoll(call)) return true;
        return (call.owner.startsWith(CONCURRENT) || isUnsafe) && isAttempt(call);
    }
}
