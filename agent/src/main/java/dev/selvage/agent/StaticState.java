package dev.selvage.agent;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Tells whether a class can carry anything from one run into the next: whether it has static fields other than constants,
 * or an initialiser that could do anything but ask for the assertion status.
 */
final class StaticState extends ClassVisitor {
    /** What javac generates for {@code assert}, and nothing more, is shorter than this. */
    private static final int ASSERTION_STATUS_INSTRUCTIONS = 10;

    private boolean found;
    private boolean initialised;
    private int instructions;

    private StaticState() {
        super(Opcodes.ASM9);
    }

    static boolean isIn(byte[] classFile) {
        StaticState visitor = new StaticState();
        new ClassReader(classFile).accept(visitor, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return visitor.found || visitor.initialised && visitor.instructions > ASSERTION_STATUS_INSTRUCTIONS;
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        if (isStatic && value == null && !name.equals("$assertionsDisabled")) found = true;
        return null;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] thrown) {
        if (!name.equals("<clinit>")) return null;
        initialised = true;
        return new InitialiserVisitor();
    }

    /** Counts instructions, and objects to calls of anything but the assertion status. */
    private final class InitialiserVisitor extends MethodVisitor {
        InitialiserVisitor() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            instructions++;
            if (!name.equals("desiredAssertionStatus")) found = true;
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            instructions++;
            if (!name.equals("$assertionsDisabled")) found = true;
        }

        @Override
        public void visitInsn(int opcode) {
            instructions++;
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            found = true;
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            found = true;
        }
    }
}
