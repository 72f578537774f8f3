package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What the methods of one class do that matters when a class initialiser calls them. */
final class InitialiserTraits extends ClassVisitor {
    static final String INITIALISER = "<clinit>()V";

    /** Stands for the type of a field that can change. */
    static final String VARIABLE = "";

    /** Methods that let other threads do something, whatever they are called on. */
    private static final Set<String> SIGNALS = Set.of(
            "wait",
            "notify",
            "notifyAll",
            "parallel",
            "parallelStream",
            "parallelPrefix",
            "parallelSetAll",
            "parallelSort",
            "sendAsync");

    /** Classes of the JDK whose calls give work to other threads, by the beginnings of their names. */
    private static final List<String> EMPLOYERS = List.of(
            "java/lang/Thread$Builder",
            "java/nio/channels/Asynchronous",
            "java/util/Timer",
            "java/util/stream/StreamSupport");

    /** What the names of such classes of {@code java.util.concurrent} have in them. */
    private static final List<String> CONCURRENT_EMPLOYERS = List.of(
            "Execut", "Future", "ForkJoin", "Recursive", "Complet", "SubmissionPublisher", "StructuredTaskScope");

    /** Objects of these types cannot be changed by anybody. */
    private static final Set<String> VALUES = Set.of("Ljava/lang/String;", "Ljava/lang/Class;");

    /** Methods of the JDK that give away, or get at, objects which others have as well: the current thread, what was registered, what a name stands for. */
    private static final Map<String, Set<String>> REGISTRIES = Map.ofEntries(
            Map.entry("java/lang/Class", Set.of("forName", "getEnumConstants", "newInstance")),
            Map.entry("java/lang/ClassLoader", Set.of("getSystemClassLoader", "loadClass")),
            Map.entry("java/lang/System", Set.of("console", "getProperties", "getSecurityManager")),
            Map.entry("java/lang/invoke/MethodHandle", Set.of("invoke", "invokeExact", "invokeWithArguments")),
            Map.entry("java/lang/management/ManagementFactory", Set.of("getPlatformMBeanServer")),
            Map.entry("java/lang/reflect/Constructor", Set.of("newInstance")),
            Map.entry("java/lang/reflect/Method", Set.of("invoke")),
            Map.entry("java/io/ObjectInputStream", Set.of("readObject")),
            Map.entry("java/security/Security", Set.of("getProvider", "getProviders")),
            Map.entry("java/sql/DriverManager", Set.of("getConnection", "getDriver", "getDrivers", "registerDriver")),
            Map.entry("java/util/ServiceLoader", Set.of("load", "loadInstalled")),
            Map.entry("java/util/logging/LogManager", Set.of("getLogManager")));

    private static final Set<String> BOXES = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Double",
            "java/lang/Float",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Short");

    /** How the names of further classes begin whose objects cannot be changed. */
    private static final List<String> IMMUTABLE = List.of(
            "java/math/",
            "java/time/",
            "java/util/Locale",
            "java/util/UUID",
            "java/util/function/",
            "java/util/regex/Pattern");

    /** What one method does by itself. */
    static final class Traits {
        /** It may block, signal, start something or change what every thread can find. */
        boolean acts;

        /** Static fields through which it gets to objects, as {@code owner.name}; the owner may have inherited one. */
        final Set<String> shares = new HashSet<>();

        /** Static fields with values that it reads, as {@code owner.name}. */
        final Set<String> reads = new HashSet<>();

        /** Classes of which it gets an object that one of their own static fields holds: constants of enums, singletons. */
        final Set<String> singletons = new HashSet<>();

        /** Classes of which it makes objects. */
        final Set<String> makes = new HashSet<>();

        /** Methods that it calls on objects of which the code does not show the class, as {@code name(descriptor)}. */
        final Set<String> dispatches = new HashSet<>();

        /** Classes that it makes the JVM initialise. */
        final Set<String> uses = new HashSet<>();

        /** Methods that it may call, as {@code owner.name(descriptor)}. */
        final Set<String> calls = new HashSet<>();
    }

    final Map<String, Traits> methods = new HashMap<>();
    final Set<String> statics = new HashSet<>();

    /** Those of the static fields that are not final. */
    final Set<String> variables = new HashSet<>();

    /** Types of the instance fields, with a mark for those that are not final. */
    final Set<String> state = new HashSet<>();

    /** Classes inside of this one. */
    final Set<String> inner = new HashSet<>();

    /** Public methods of its objects, as {@code name(descriptor)}. */
    final Set<String> callable = new HashSet<>();

    final Set<String> interfaces = new HashSet<>();
    int access;

    @Nullable
    String superName;

    private String name = "";

    private InitialiserTraits() {
        super(Opcodes.ASM9);
    }

    static InitialiserTraits of(byte[] classFile) {
        InitialiserTraits traits = new InitialiserTraits();
        new ClassReader(classFile).accept(traits, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return traits;
    }

    boolean hasInitialiser() {
        return methods.containsKey(INITIALISER);
    }

    @Override
    public void visit(
            int version,
            int newAccess,
            String newName,
            @Nullable String signature,
            @Nullable String newSuperName,
            String @Nullable [] newInterfaces) {
        access = newAccess;
        name = newName;
        superName = newSuperName;
        if (newInterfaces != null) interfaces.addAll(List.of(newInterfaces));
    }

    @Override
    public void visitInnerClass(String type, @Nullable String outer, @Nullable String simpleName, int flags) {
        if (type.startsWith(name + "$")) inner.add(type);
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int flags, String field, String descriptor, @Nullable String signature, @Nullable Object value) {
        if ((flags & ACC_STATIC) != 0) statics.add(field);
        if ((flags & (ACC_STATIC | ACC_FINAL)) == ACC_STATIC) variables.add(field);
        if ((flags & ACC_STATIC) == 0 && !MemoryPass.isOfCompiler(field)) {
            state.add((flags & ACC_FINAL) == 0 ? VARIABLE : descriptor);
        }
        return null;
    }

    @Override
    public MethodVisitor visitMethod(
            int flags, String method, String descriptor, @Nullable String signature, String @Nullable [] thrown) {
        Traits traits = new Traits();
        traits.acts = (flags & (ACC_SYNCHRONIZED | ACC_NATIVE | ACC_ABSTRACT)) != 0;
        methods.put(method + descriptor, traits);
        if ((flags & (ACC_STATIC | ACC_PUBLIC)) == ACC_PUBLIC && !method.equals("<init>")) {
            callable.add(method + descriptor);
        }
        return new Reader(traits);
    }

    /** Reads the code of a method. */
    private final class Reader extends MethodVisitor {
        private final Traits traits;

        Reader(Traits traits) {
            super(Opcodes.ASM9);
            this.traits = traits;
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == MONITORENTER) traits.acts = true;
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            if (opcode != NEW) return;
            traits.uses.add(type);
            traits.makes.add(type);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
            if (opcode != GETSTATIC && opcode != PUTSTATIC) return;
            traits.uses.add(owner);
            if (opcode == GETSTATIC && isSingleton(owner, descriptor)) traits.singletons.add(owner);
            if (MemoryPass.isOfCompiler(field)) return;
            if (opcode == GETSTATIC && isValue(owner, descriptor)) traits.reads.add(owner + "." + field);
            else traits.shares.add(owner + "." + field);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String method, String descriptor, boolean isInterface) {
            if (opcode == INVOKESTATIC) traits.uses.add(owner);
            if (SIGNALS.contains(method) || isNoticed(owner, method, descriptor)) traits.acts = true;
            if (opcode == INVOKEVIRTUAL || opcode == INVOKEINTERFACE) traits.dispatches.add(method + descriptor);
            traits.calls.add(owner + "." + method + descriptor);
        }

        @Override
        public void visitInvokeDynamicInsn(String method, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (!(argument instanceof Handle)) continue;
                Handle handle = (Handle) argument;
                traits.calls.add(handle.getOwner() + "." + handle.getName() + handle.getDesc());
                if (!handle.getOwner().equals(name)) traits.uses.add(handle.getOwner());
            }
        }
    }

    /** Whether the field holds what nobody can change but by writing the field: primitives, strings, constants of enums. */
    private static boolean isValue(String owner, String descriptor) {
        return VALUES.contains(descriptor)
                || descriptor.equals("L" + owner + ";")
                || Type.getType(descriptor).getSort() < Type.ARRAY;
    }

    /** Whether the field holds an object of its own class, or an array of them. */
    private static boolean isSingleton(String owner, String descriptor) {
        return descriptor.endsWith("L" + owner + ";");
    }

    /** Whether a call of the JDK may block, let another thread do something, or reach what others have. */
    static boolean isNoticed(String owner, String method, String descriptor) {
        return starts(owner, method, descriptor)
                || SharedClasses.isChangeForAll(owner, method)
                || REGISTRIES.getOrDefault(owner, Set.of()).contains(method)
                || owner.equals("java/lang/reflect/Field") && isAccess(method)
                || owner.equals("java/lang/invoke/VarHandle") && (isAccess(method) || method.contains("ompareAnd"));
    }

    private static boolean isAccess(String method) {
        return method.startsWith("set") && !method.equals("setAccessible")
                || method.equals("get")
                || method.matches("get(And|Acquire|Volatile|Opaque|Boolean|Byte|Char|Short|Int|Long|Float|Double).*");
    }

    /** Whether a field of that type holds what nobody can change. */
    static boolean isValue(String descriptor) {
        Type type = Type.getType(descriptor);
        if (type.getSort() < Type.ARRAY || VALUES.contains(descriptor)) return true;
        String name = type.getSort() == Type.OBJECT ? type.getInternalName() : "";
        return BOXES.contains(name) || IMMUTABLE.stream().anyMatch(name::startsWith);
    }

    /** Whether a call of the JDK may let another thread do something. */
    private static boolean starts(String owner, String method, String descriptor) {
        if (owner.equals("java/lang/Thread")) return !method.equals("<init>");
        if (EMPLOYERS.stream().anyMatch(owner::startsWith)) {
            return !method.equals("<init>") || owner.equals("java/util/Timer");
        }
        if (!owner.startsWith("java/util/concurrent/") || method.equals("<init>") || method.startsWith("new"))
            return false;
        return CONCURRENT_EMPLOYERS.stream().anyMatch(owner::contains)
                || owner.equals("java/util/concurrent/ConcurrentHashMap") && isBulk(descriptor);
    }

    /** Whether the first argument of a call says from which size on it is done in parallel. */
    private static boolean isBulk(String descriptor) {
        return descriptor.startsWith("(JLjava/util/function/");
    }
}
