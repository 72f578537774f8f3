package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.objectweb.asm.Opcodes.*;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.ClassNode;

/** Class files that today's javac does not write. */
class UnusualClassFilesTest {
    private static final String NAME = "Unusual";

    @Test
    void a_class_without_frames_is_rewritten_without_frames() throws ReflectiveOperationException {
        byte[] classFile = make(V1_5, ACC_SYNCHRONIZED, UnusualClassFilesTest::loopUnderMonitor);
        assertThat(run(classFile)).isEqualTo(run(rewrite(classFile))).isEqualTo(10);
    }

    @ParameterizedTest
    @ValueSource(ints = {V1_1, V1_2, V1_3, V1_4, V1_5, V1_6})
    void a_static_synchronized_method_of_any_age_is_rewritten(int version) throws ReflectiveOperationException {
        byte[] classFile = make(version, ACC_SYNCHRONIZED, UnusualClassFilesTest::subroutineCalledTwice);
        assertThat(run(classFile)).isEqualTo(run(rewrite(classFile))).isEqualTo(2);
        assertThat(new Hooks(rewrite(classFile)).names("run")).contains("Monitors.enter");
    }

    @Test
    void what_the_jvm_overlooks_in_an_old_class_does_not_keep_it_from_being_rewritten()
            throws ReflectiveOperationException {
        byte[] classFile = make(V1_4, ACC_SYNCHRONIZED, UnusualClassFilesTest::nameLocalTwice);
        assertThat(run(classFile)).isEqualTo(run(rewrite(classFile))).isEqualTo(0);
        byte[] careless = withCarelessModifiers(classFile);
        assertThat(run(careless)).isEqualTo(run(rewrite(careless))).isEqualTo(0);
    }

    @Test
    void a_spin_loop_without_frames_is_hooked() {
        byte[] classFile = make(V1_5, 0, UnusualClassFilesTest::spinLoop);
        assertThat(new Hooks(rewrite(classFile)).names("run")).contains("Threads.spin");
    }

    @Test
    void a_finally_block_that_is_a_subroutine_becomes_code_of_its_own() throws ReflectiveOperationException {
        byte[] classFile = make(V1_5, 0, UnusualClassFilesTest::subroutineCalledTwice);
        assertThat(run(classFile)).isEqualTo(run(rewrite(classFile))).isEqualTo(2);
    }

    @Test
    void a_jump_that_becomes_too_long_for_its_instruction_still_arrives() throws ReflectiveOperationException {
        byte[] classFile = make(V17, 0, UnusualClassFilesTest::longJump);
        assertThat(run(classFile)).isEqualTo(run(rewrite(classFile))).isEqualTo(1_500);
    }

    @Test
    void monitors_that_are_not_nested_are_refused() {
        byte[] classFile = make(V1_5, 0, code -> {
            code.visitInsn(ICONST_0);
            code.visitLdcInsn("lock");
            code.visitInsn(MONITORENTER);
            code.visitLdcInsn("lock");
            code.visitInsn(MONITOREXIT);
            code.visitLdcInsn("lock");
            code.visitInsn(MONITOREXIT);
            code.visitInsn(IRETURN);
        });
        assertThatThrownBy(() -> rewrite(classFile)).hasMessage("its monitors are not nested");
    }

    // ---- bodies of a static method that returns an int; there is a static int field named value

    /** Adds 0 to 4 to the field, in a synchronized block without handlers. */
    private static void loopUnderMonitor(MethodVisitor code) {
        Label head = new Label();
        code.visitLdcInsn("lock");
        code.visitInsn(MONITORENTER);
        code.visitInsn(ICONST_0);
        code.visitVarInsn(ISTORE, 0);
        code.visitLabel(head);
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitVarInsn(ILOAD, 0);
        code.visitInsn(IADD);
        code.visitFieldInsn(PUTSTATIC, NAME, "value", "I");
        code.visitIincInsn(0, 1);
        code.visitVarInsn(ILOAD, 0);
        code.visitInsn(ICONST_5);
        code.visitJumpInsn(IF_ICMPLT, head);
        code.visitLdcInsn("lock");
        code.visitInsn(MONITOREXIT);
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitInsn(IRETURN);
    }

    private static void spinLoop(MethodVisitor code) {
        Label head = new Label();
        code.visitLabel(head);
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitJumpInsn(IFEQ, head);
        code.visitInsn(ICONST_0);
        code.visitInsn(IRETURN);
    }

    private static void subroutineCalledTwice(MethodVisitor code) {
        Label subroutine = new Label();
        code.visitJumpInsn(JSR, subroutine);
        code.visitJumpInsn(JSR, subroutine);
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitInsn(IRETURN);
        code.visitLabel(subroutine);
        code.visitVarInsn(ASTORE, 0);
        increment(code);
        code.visitVarInsn(RET, 0);
    }

    private static void longJump(MethodVisitor code) {
        Label end = new Label();
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitJumpInsn(IFNE, end);
        for (int i = 0; i < 1_500; i++) increment(code);
        code.visitLabel(end);
        code.visitFrame(F_SAME, 0, null, 0, null);
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitInsn(IRETURN);
    }

    private static void nameLocalTwice(MethodVisitor code) {
        Label start = new Label();
        Label end = new Label();
        code.visitInsn(ICONST_0);
        code.visitVarInsn(ISTORE, 0);
        code.visitLabel(start);
        code.visitVarInsn(ILOAD, 0);
        code.visitInsn(IRETURN);
        code.visitLabel(end);
        code.visitLocalVariable("twice", "I", null, start, end, 0);
        code.visitLocalVariable("twice", "I", null, start, end, 0);
    }

    /** Modifiers and tables that have been wrong only since Java 5. */
    private static byte[] withCarelessModifiers(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, 0);
        node.access |= ACC_ABSTRACT | ACC_ANNOTATION;
        node.signature = "LNothing<";
        node.visitInnerClass("Other", null, null, 0);
        node.visitInnerClass("Other", null, null, 0);
        node.visitMethod(ACC_PUBLIC | ACC_ABSTRACT | ACC_SYNCHRONIZED, "none", "()V", null, null);
        ClassWriter writer = new ClassWriter(0);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static void increment(MethodVisitor code) {
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitInsn(ICONST_1);
        code.visitInsn(IADD);
        code.visitFieldInsn(PUTSTATIC, NAME, "value", "I");
    }

    private static byte[] make(int version, int access, Consumer<MethodVisitor> body) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(version, ACC_PUBLIC | ACC_SUPER, NAME, null, "java/lang/Object", null);
        writer.visitField(ACC_STATIC, "value", "I", null, null).visitEnd();
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC | ACC_STATIC | access, "run", "()I", null, null);
        code.visitCode();
        body.accept(code);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static byte[] rewrite(byte[] classFile) {
        return Rewriting.rewrite(classFile, Treatment.PROGRAM, false);
    }

    private static Object run(byte[] classFile) throws ReflectiveOperationException {
        return Rewriting.define(NAME, classFile).getMethod("run").invoke(null);
    }
}
