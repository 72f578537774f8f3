package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks that belong into single methods of the JDK. */
public final class JdkPatches {
    private static final String THREAD = "java/lang/Thread";
    private static final String THREAD_GROUP = "java/lang/ThreadGroup";
    private static final String LOCK_SUPPORT = "java/util/concurrent/locks/LockSupport";
    private static final String CLOCK = "java/time/Clock";
    private static final String RANDOM = "java/util/Random";
    private static final String SECURE_RANDOM = "java/security/SecureRandom";
    private static final String THREAD_LOCAL_RANDOM = "java/util/concurrent/ThreadLocalRandom";
    private static final String OBJECT = "java/lang/Object";
    private static final String IMMUTABLE = "java/util/ImmutableCollections";
    private static final String ENTRY = "java/util/KeyValueHolder";

    /** Methods that run when the JVM decides, not when the schedule does. */
    private static final Map<String, Set<String>> IGNORED = Map.ofEntries(
            // Where a resource is found is looked up as for a class. What is in it is read in sight: the run has to
            // close it.
            Map.entry(
                    "java/lang/ClassLoader",
                    Set.of("loadClass", "getResource", "getResources", "getSystemResource", "getSystemResources")),
            Map.entry("java/lang/CompoundEnumeration", Set.of("hasMoreElements", "nextElement")),
            Map.entry("java/net/URLClassLoader", Set.of("findResource", "findResources")),
            Map.entry("java/lang/ClassValue", Set.of("get")),
            // Addresses of hosts are kept for a time, so not every run looks for them.
            Map.entry("java/net/InetAddress", Set.of("getAllByName0", "getHostFromNameService", "getLocalHost")),
            // So is the context that all share who have none of their own.
            Map.entry("javax/net/ssl/SSLContext", Set.of("getDefault")),
            // The first use of a language, a format or a currency looks for its data, which the JVM then keeps.
            Map.entry("java/text/DateFormat", Set.of("get")),
            Map.entry("java/text/DateFormatSymbols", Set.of("getInstance", "getInstanceRef", "initializeData")),
            Map.entry("java/text/DecimalFormatSymbols", Set.of("getInstance", "initialize")),
            Map.entry("java/text/NumberFormat", Set.of("getInstance")),
            Map.entry("java/util/Currency", Set.of("getInstance")),
            Map.entry("sun/util/calendar/CalendarSystem", Set.of("forName")),
            // An archive is opened once for all who read it, the tool included.
            Map.entry("java/util/zip/ZipFile$Source", Set.of("get")),
            // They ask an enum for its values once, which the class then keeps.
            Map.entry("java/util/EnumMap", Set.of("getKeyUniverse")),
            Map.entry("java/util/EnumSet", Set.of("getUniverse")),
            Map.entry("sun/util/logging/PlatformLogger", Set.of("getLogger")),
            Map.entry("sun/instrument/InstrumentationImpl", Set.of("transform")),
            Map.entry(
                    "java/lang/invoke/MethodHandleNatives",
                    Set.of(
                            "linkCallSite",
                            "linkMethodHandleConstant",
                            "findMethodHandleType",
                            "linkMethod",
                            "linkDynamicConstant")),
            Map.entry("java/lang/invoke/MethodType", Set.of("makeImpl", "methodType")),
            Map.entry("java/lang/invoke/MethodHandle", Set.of("customize", "asTypeUncached")),
            Map.entry("java/lang/invoke/Invokers", Set.of("maybeCustomize")),
            Map.entry("java/lang/invoke/LambdaForm", Set.of("prepare", "compileToBytecode")),
            Map.entry("java/lang/invoke/VarHandle", Set.of("getMethodHandle", "getMethodHandleUncached")),
            Map.entry("java/lang/invoke/ClassSpecializer", Set.of("findSpecies")),
            Map.entry("java/lang/invoke/LambdaFormEditor", Set.of("getInCache", "putInCache")),
            // How a record is read back is worked out once, which its class then keeps.
            Map.entry("java/io/ObjectStreamClass$RecordSupport", Set.of("deserializationCtr")),
            // So is what an annotation consists of: the tool may have looked at the same one of the JDK's before the
            // first run.
            Map.entry("sun/reflect/annotation/AnnotationType", Set.of("getInstance")),
            Map.entry("java/lang/reflect/Method", Set.of("acquireMethodAccessor")),
            Map.entry("java/lang/reflect/Constructor", Set.of("acquireConstructorAccessor")),
            Map.entry("jdk/internal/reflect/MethodAccessorGenerator", Set.of("generate")),
            Map.entry(
                    "jdk/internal/vm/ThreadContainers",
                    Set.of("trackContainer", "registerContainer", "deregisterContainer")));

    /**
     * All of this finds out, and keeps for all runs, where classes, resources and providers of services are, which loggers the JDK has for itself, and what
     * it knows of languages and time zones. Providers are looked for in here, but made elsewhere, and messages are logged elsewhere: that may be code of the program.
     */
    private static final List<String> IGNORED_PACKAGES = List.of(
            "java/net/URLClassLoader$",
            "java/time/zone/TzdbZoneRulesProvider",
            "java/util/ServiceLoader$LayerLookupIterator",
            "java/util/ServiceLoader$LazyClassPathLookupIterator",
            "java/util/ServiceLoader$ModuleServicesLookupIterator",
            "jdk/internal/jimage/",
            "jdk/internal/loader/",
            "jdk/internal/logger/BootstrapLogger",
            "jdk/internal/logger/DefaultLoggerFinder",
            "jdk/internal/logger/LazyLoggers",
            "jdk/internal/logger/LoggerFinderLoader",
            "jdk/internal/module/",
            "sun/net/www/protocol/jar/JarFileFactory",
            "sun/util/calendar/ZoneInfoFile",
            "sun/util/cldr/",
            "sun/util/locale/provider/",
            "sun/util/resources/");

    /** Made when the JDK is linked: they only list modules, and use locals in a way that the frames of a section do not allow. */
    private static final String TABLES = "jdk/internal/module/SystemModules$";

    private JdkPatches() {}

    /** Whether some method of the class has a hook of its own. */
    public static boolean concerns(String className) {
        return className.equals(THREAD)
                || className.equals(THREAD_GROUP)
                || VirtualThreadPatches.concerns(className)
                || className.equals(LOCK_SUPPORT)
                || className.equals(CLOCK)
                || className.equals(SECURE_RANDOM)
                || className.equals(RANDOM)
                || className.equals(THREAD_LOCAL_RANDOM)
                || className.equals(OBJECT)
                || className.startsWith(IMMUTABLE + "$")
                || className.equals(ENTRY)
                || IdentityPatches.concerns(className)
                || NumberPatches.concerns(className)
                || OwnProcessPatches.concerns(className)
                || ThreadBeanPatches.concerns(className)
                || StackTracePatches.concerns(className)
                || RandomDevicePatches.concerns(className)
                || ReferencePatches.concerns(className)
                || WorkQueuePatches.concerns(className)
                || IGNORED.containsKey(className)
                || isOfIgnoredPackage(className)
                || LoaderPatches.concerns(className)
                || NativeLibraryPatches.concerns(className)
                || HandOverPatches.concerns(className)
                || SpinPatches.concerns(className)
                || FunctionPatches.concerns(className)
                || CommitPatches.concerns(className)
                || SerializationPatches.concerns(className)
                || SharedStatePatches.concerns(className)
                || RemainsPatches.concerns(className)
                || PortPatches.concerns(className)
                || ExternalPatches.concerns(className);
    }

    static void apply(MethodContext context) {
        SharedStatePatches.apply(context);
        RemainsPatches.apply(context);
        PortPatches.apply(context);
        IdentityPatches.apply(context);
        NumberPatches.apply(context);
        OwnProcessPatches.apply(context);
        ThreadBeanPatches.apply(context);
        StackTracePatches.apply(context);
        ReferencePatches.apply(context);
        WorkQueuePatches.apply(context);
        LoaderPatches.findModules(context);
        String owner = context.owner.name;
        if (CommitPatches.concerns(owner)) CommitPatches.apply(context);
        if (isIgnored(owner, context.method.name) && !context.isConstructor()) {
            IgnoredSection.wrap(context);
        } else if (owner.equals(THREAD)) {
            thread(context);
            ThreadViewPatches.apply(context);
        } else if (owner.equals(THREAD_GROUP)) {
            ThreadViewPatches.apply(context);
        } else if (VirtualThreadPatches.concerns(owner)) {
            VirtualThreadPatches.apply(context);
        } else if (owner.equals(LOCK_SUPPORT)) {
            lockSupport(context);
        } else if (owner.equals(CLOCK) && context.method.name.equals("currentInstant")) {
            returnIfGiven(context, Hook.ENVIRONMENT.call("instant", "()Ljava/time/Instant;"), "java/time/Instant");
        } else if (owner.equals(SECURE_RANDOM)) {
            randomBytes(context);
        } else if (owner.equals(RANDOM)) {
            draws(context);
        } else if (owner.equals(THREAD_LOCAL_RANDOM) && context.method.name.equals("localInit")) {
            returnIfHandled(context, new Code().add(Hook.ENVIRONMENT.call("isSeeded", "()Z")));
        } else if (owner.equals(OBJECT) && context.method.name.equals("toString")) {
            hashCodeOfRun(context);
        } else if (owner.startsWith(IMMUTABLE) || owner.equals(ENTRY)) {
            CallSitePass.hashCodes(context);
            fixedSalt(context);
        } else if (LoaderPatches.concerns(owner)) {
            LoaderPatches.apply(context);
        } else if (NativeLibraryPatches.concerns(owner)) {
            NativeLibraryPatches.apply(context);
        } else if (HandOverPatches.concerns(owner)) {
            HandOverPatches.apply(context);
        } else if (SpinPatches.concerns(owner)) {
            SpinPatches.apply(context);
        } else if (FunctionPatches.concerns(owner)) {
            FunctionPatches.apply(context);
        } else if (SerializationPatches.concerns(owner)) {
            SerializationPatches.apply(context);
        } else {
            ExternalPatches.apply(context);
        }
        RandomDevicePatches.apply(context);
    }

    private static boolean isIgnored(String owner, String method) {
        return isOfIgnoredPackage(owner)
                || IGNORED.getOrDefault(owner, Set.of()).contains(method);
    }

    private static boolean isOfIgnoredPackage(String className) {
        if (className.startsWith(TABLES)) return false;
        for (String beginning : IGNORED_PACKAGES) {
            if (className.startsWith(beginning)) return true;
        }
        return false;
    }

    // ---- Thread

    private static void thread(MethodContext context) {
        switch (context.method.name + context.method.desc) {
            case "start()V":
            case "start(Ljdk/internal/vm/ThreadContainer;)V":
                replaceCall(context, "start0", "start");
                asksWhetherStarted(context);
                break;
            case "join()V":
            case "join(J)V":
            case "join(JI)V":
                join(context);
                break;
            case "join(Ljava/time/Duration;)Z":
                joinOrTimeOut(context);
                break;
            case "interrupt()V":
                interrupt(context);
                break;
            case "dispatchUncaughtException(Ljava/lang/Throwable;)V":
                returnIfHandled(context, head(context, new Code(), "dies", "Ljava/lang/Thread;"));
                break;
            case "exit()V":
                prepend(context, new Code().add(new VarInsnNode(ALOAD, 0)).add(ended()));
                break;
            case "getState()Ljava/lang/Thread$State;":
                state(context);
                break;
            case "getId()J":
            case "threadId()J":
                id(context);
                break;
            default:
                break;
        }
    }

    private static AbstractInsnNode ended() {
        return Hook.THREADS.call("ends", "(Ljava/lang/Thread;)V");
    }

    /** A second start fails, which is all that there is of it. */
    private static void asksWhetherStarted(MethodContext context) {
        prepend(
                context,
                new Code()
                        .add(new VarInsnNode(ALOAD, 0))
                        .add(Hook.THREADS.call("asksWhetherStarted", "(Ljava/lang/Thread;)V")));
    }

    /** Lets a hook take the place of a call without arguments on {@code this}. */
    static void replaceCall(MethodContext context, String called, String hook) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode && ((MethodInsnNode) node).name.equals(called)) {
                context.replace(node, Hook.THREADS.call(hook, "(Ljava/lang/Thread;)V"));
            }
        }
    }

    /** Where {@code join} is synchronized, the real monitor must not be held while others run. */
    private static void join(MethodContext context) {
        boolean holdsMonitor = (context.method.access & ACC_SYNCHRONIZED) != 0;
        LabelNode original = new LabelNode();
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        Code code = new Code()
                .add(new VarInsnNode(ALOAD, 0))
                .add(Hook.THREADS.call("isStrand", "(Ljava/lang/Thread;)Z"))
                .add(new JumpInsnNode(IFEQ, original));
        if (holdsMonitor) code.add(new VarInsnNode(ALOAD, 0)).op(MONITOREXIT);
        code.add(start);
        head(context, code, "join", "Ljava/lang/Thread;");
        code.op(POP);
        if (holdsMonitor) code.add(new VarInsnNode(ALOAD, 0)).op(MONITORENTER);
        code.op(RETURN);
        if (holdsMonitor) {
            code.add(handler).add(Frames.receiverOnly(context, "java/lang/Throwable"));
            code.add(new VarInsnNode(ALOAD, 0)).op(MONITORENTER).op(ATHROW);
            context.method.tryCatchBlocks.add(0, new TryCatchBlockNode(start, handler, handler, null));
        }
        code.add(original).add(Frames.atEntry(context)).op(NOP);
        prepend(context, code);
    }

    private static void joinOrTimeOut(MethodContext context) {
        LabelNode original = new LabelNode();
        Code code = new Code()
                .add(new VarInsnNode(ALOAD, 0))
                .add(Hook.THREADS.call("isStrand", "(Ljava/lang/Thread;)Z"))
                .add(new JumpInsnNode(IFEQ, original));
        head(context, code, "joinOrTimeOut", "Ljava/lang/Thread;").op(IRETURN);
        prepend(context, code.add(original).add(Frames.atEntry(context)).op(NOP));
    }

    static void interrupt(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (!Code.isReturn(node)) continue;
            context.insertBefore(
                    node,
                    new Code()
                            .add(new VarInsnNode(ALOAD, 0))
                            .add(Hook.THREADS.call("interrupted", "(Ljava/lang/Thread;)V"))
                            .list());
        }
    }

    private static void id(MethodContext context) {
        returnUnlessZero(
                context,
                new Code().add(new VarInsnNode(ALOAD, 0)).add(Hook.THREADS.call("id", "(Ljava/lang/Thread;)J")));
    }

    /** Returns the number that the code gives, unless that is zero. */
    static void returnUnlessZero(MethodContext context, Code code) {
        LabelNode original = new LabelNode();
        code.op(DUP2)
                .op(LCONST_0)
                .op(LCMP)
                .add(new JumpInsnNode(IFEQ, original))
                .op(LRETURN)
                .add(original)
                .add(Frames.atEntry(context, LONG))
                .op(POP2);
        prepend(context, code);
    }

    private static void state(MethodContext context) {
        String type = "java/lang/Thread$State";
        returnIfGiven(context, Hook.THREADS.call("state", "(Ljava/lang/Thread;)L" + type + ";"), type);
    }

    /** Returns what the hook gives, unless that is null. */
    static void returnIfGiven(MethodContext context, AbstractInsnNode hook, String type) {
        Code code = new Code();
        if (!context.isStatic()) code.add(new VarInsnNode(ALOAD, 0));
        returnIfGiven(context, code.add(hook), type);
    }

    static void returnIfGiven(MethodContext context, Code code, String type) {
        LabelNode original = new LabelNode();
        code.op(DUP)
                .add(new JumpInsnNode(IFNULL, original))
                .op(ARETURN)
                .add(original)
                .add(Frames.atEntry(context, type))
                .op(POP);
        prepend(context, code);
    }

    // ---- SecureRandom

    private static void randomBytes(MethodContext context) {
        switch (context.method.name + context.method.desc) {
            case "nextBytes([B)V" -> {
                Code code = new Code().add(new VarInsnNode(ALOAD, 1));
                returnIfHandled(context, code.add(Hook.ENVIRONMENT.call("randomBytes", "([B)Z")));
            }
            case "generateSeed(I)[B" -> {
                Code code = new Code().add(new VarInsnNode(ILOAD, 1));
                returnIfGiven(context, code.add(Hook.ENVIRONMENT.call("randomSeed", "(I)[B")), "[B");
            }
            default -> {
                // Comes down to these two.
            }
        }
    }

    // ---- Random

    /** Whatever a generator of this kind is asked for, it makes of numbers that it draws one by one. */
    private static void draws(MethodContext context) {
        if (context.method.name.equals("seedUniquifier"))
            returnUnlessZero(context, new Code().add(Hook.ENVIRONMENT.call("seedForJvm", "()J")));
        if (!context.method.name.equals("next")) return;
        Code code = new Code().add(new VarInsnNode(ALOAD, 0));
        code.push(context.site(Operation.CALL, null, "Random.next"));
        prepend(context, code.add(Hook.LIBRARY.call("draws", "(L" + RANDOM + ";I)V")));
    }

    // ---- Object

    private static void hashCodeOfRun(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node instanceof MethodInsnNode && ((MethodInsnNode) node).name.equals("hashCode")) {
                context.replace(node, Hook.ENVIRONMENT.call("hashCode", "(Ljava/lang/Object;)I"));
            }
        }
    }

    // ---- LockSupport

    private static void lockSupport(MethodContext context) {
        switch (context.method.name) {
            case "park":
            case "parkNanos":
            case "parkUntil":
                boolean hasBlocker = context.method.desc.startsWith("(Ljava/lang/Object;");
                Code code = new Code();
                if (!hasBlocker) code.op(ACONST_NULL);
                head(context, code, context.method.name, hasBlocker ? "" : "Ljava/lang/Object;");
                returnIfHandled(context, code);
                break;
            case "unpark":
                returnIfHandled(context, head(context, new Code(), "unpark", ""));
                break;
            default:
                break;
        }
    }

    /** Calls a hook with the method's own arguments behind those of {@code prefix}, which are there already. */
    private static Code head(MethodContext context, Code code, String hook, String prefix) {
        int local = 0;
        if (!context.isStatic()) code.add(new VarInsnNode(ALOAD, local++));
        for (Type type : Type.getArgumentTypes(context.method.desc)) {
            code.load(type, local);
            local += type.getSize();
        }
        String parameters = context.method.desc.substring(1, context.method.desc.indexOf(')'));
        return code.add(Hook.THREADS.call(hook, "(" + prefix + parameters + ")Z"));
    }

    private static void returnIfHandled(MethodContext context, Code code) {
        LabelNode original = new LabelNode();
        code.add(new JumpInsnNode(IFEQ, original)).op(RETURN);
        prepend(context, code.add(original).add(Frames.atEntry(context)).op(NOP));
    }

    static void prepend(MethodContext context, Code code) {
        context.method.instructions.insert(code.list());
        context.markChanged();
    }

    // ---- Set.of and Map.of

    /** The order of iteration of small immutable collections is salted per JVM. */
    private static void fixedSalt(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node.getOpcode() != GETSTATIC || !((FieldInsnNode) node).owner.equals(IMMUTABLE)) continue;
            String name = ((FieldInsnNode) node).name;
            if (name.equals("SALT32L")) context.replace(node, new LdcInsnNode(0x5E1BA6EL));
            else if (name.equals("REVERSE"))
                context.replace(node, new Code().op(ICONST_0).list().getFirst());
        }
    }
}
