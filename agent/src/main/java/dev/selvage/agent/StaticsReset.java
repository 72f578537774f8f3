package dev.selvage.agent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Gives a class with {@linkplain StaticState#PLAIN plain} statics a method that makes them as they are in a new class. */
final class StaticsReset {
    static final String METHOD = "selvage$reset";

    private static final String BUILDER = "java/lang/StringBuilder";
    private static final String BUILDERS = "dev/selvage/runtime/Builders";

    private StaticsReset() {}

    /**
     * Adds the method.
     *
     * @param original the class as it was before it was rewritten: its initialiser has no hooks
     */
    static byte[] add(byte[] original, byte[] rewritten) {
        ClassNode type = new ClassNode();
        new ClassReader(original).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        ClassReader reader = new ClassReader(rewritten);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new WithReset(writer, type), 0);
        return writer.toByteArray();
    }

    private static final class WithReset extends ClassVisitor {
        private final ClassNode type;

        WithReset(ClassVisitor next, ClassNode type) {
            super(Opcodes.ASM9, next);
            this.type = type;
        }

        /** The initialiser alone may assign a final field. */
        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            boolean assigned = (access & Opcodes.ACC_STATIC) != 0 && value == null;
            int newAccess = assigned ? access & ~Opcodes.ACC_FINAL : access;
            return super.visitField(newAccess, name, descriptor, signature, value);
        }

        @Override
        public void visitEnd() {
            int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
            MethodVisitor method = super.visitMethod(access, METHOD, "()V", null, null);
            method.visitCode();
            for (FieldNode field : type.fields) clear(method, field);
            for (AbstractInsnNode node : initialisation()) node.accept(method);
            method.visitInsn(Opcodes.RETURN);
            method.visitMaxs(0, 0);
            method.visitEnd();
            super.visitEnd();
        }

        private void clear(MethodVisitor method, FieldNode field) {
            if (!StaticState.isVariable(field)) return;
            method.visitInsn(zero(Type.getType(field.desc)));
            method.visitFieldInsn(Opcodes.PUTSTATIC, type.name, field.name, field.desc);
        }

        private List<AbstractInsnNode> initialisation() {
            MethodNode initialiser = StaticState.initialiser(type);
            if (initialiser == null) return List.of();
            List<AbstractInsnNode> copy = new ArrayList<>();
            for (AbstractInsnNode node : PlainInitialiser.body(initialiser)) {
                if (node.getOpcode() == Opcodes.RETURN) continue;
                copy.add(node.clone(new HashMap<>()));
                if (makesBuilder(node)) noteBuilder(copy);
            }
            return copy;
        }

        private static boolean makesBuilder(AbstractInsnNode node) {
            return node instanceof MethodInsnNode call && call.owner.equals(BUILDER) && call.name.equals("<init>");
        }

        private static void noteBuilder(List<AbstractInsnNode> code) {
            code.add(new InsnNode(Opcodes.DUP));
            code.add(new MethodInsnNode(
                    Opcodes.INVOKESTATIC, BUILDERS, "madeForStatic", "(Ljava/lang/Object;)V", false));
        }

        private static int zero(Type type) {
            switch (type.getSort()) {
                case Type.LONG:
                    return Opcodes.LCONST_0;
                case Type.FLOAT:
                    return Opcodes.FCONST_0;
                case Type.DOUBLE:
                    return Opcodes.DCONST_0;
                case Type.ARRAY:
                case Type.OBJECT:
                    return Opcodes.ACONST_NULL;
                default:
                    return Opcodes.ICONST_0;
            }
        }
    }
}
