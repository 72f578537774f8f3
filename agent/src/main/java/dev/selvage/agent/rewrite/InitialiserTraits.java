package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashMap;
import java.util.HashSet;
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

    private static final Set<String> SIGNALS = Set.of("wait", "notify", "notifyAll", "parallel", "parallelStream");

    /** Objects of these types cannot be changed by anybody. */
    private static final Set<String> VALUES = Set.of("Ljava/lang/String;", "Ljava/lang/Class;");

    /** What one method does by itself. */
    static final class Traits {
        /** It may block, signal, start something or change what every thread can find. */
        boolean acts;

        /** Classes to whose objects it gets through a static field. */
        final Set<String> shares = new HashSet<>();

        /** Static fields with values that it reads, as {@code owner.name}. */
        final Set<String> reads = new HashSet<>();

        /** Classes that it makes the JVM initialise. */
        final Set<String> uses = new HashSet<>();

        /** Methods that it may call, as {@code owner.name(descriptor)}. */
        final Set<String> calls = new HashSet<>();
    }

    final Map<String, Traits> methods = new HashMap<>();
    final Set<String> variables = new HashSet<>();
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
            String @Nullable [] interfaces) {
        access = newAccess;
        name = newName;
        superName = newSuperName;
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int flags, String field, String descriptor, @Nullable String signature, @Nullable Object value) {
        if ((flags & (ACC_STATIC | ACC_FINAL)) == ACC_STATIC) variables.add(field);
        return null;
    }

    @Override
    public MethodVisitor visitMethod(
            int flags, String method, String descriptor, @Nullable String signature, String @Nullable [] thrown) {
        Traits traits = new Traits();
        traits.acts = (flags & (ACC_SYNCHRONIZED | ACC_NATIVE | ACC_ABSTRACT)) != 0;
        methods.put(method + descriptor, traits);
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
            if (opcode == NEW) traits.uses.add(type);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
            if (opcode != GETSTATIC && opcode != PUTSTATIC) return;
            traits.uses.add(owner);
            if (MemoryPass.isOfCompiler(field)) return;
            if (opcode == GETSTATIC && isValue(owner, descriptor)) traits.reads.add(owner + "." + field);
            else traits.shares.add(owner);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String method, String descriptor, boolean isInterface) {
            if (opcode == INVOKESTATIC) traits.uses.add(owner);
            if (SIGNALS.contains(method) || starts(owner, method) || SharedClasses.isChangeForAll(owner, method)) {
                traits.acts = true;
            }
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

    /** Whether a call of the JDK may let another thread do something. */
    private static boolean starts(String owner, String method) {
        if (owner.equals("java/lang/Class")) return method.equals("forName");
        if (owner.equals("java/lang/Thread")) return !method.equals("<init>") && !method.equals("currentThread");
        if (!owner.startsWith("java/util/concurrent/") && !owner.startsWith("java/util/Timer")) return false;
        if (method.equals("<init>")) return owner.equals("java/util/Timer");
        return !method.startsWith("new")
                && (owner.contains("Execut") || owner.contains("Future") || owner.contains("ForkJoin"));
    }
}
