package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.*;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Classes that JaCoCo has instrumented before. */
class CoverageProbesTest {
    private static final String NAME = "Covered";
    private static final String INITIALISER = "$jacocoInit";

    @Test
    void probes_are_no_accesses() {
        assertThat(hooks(CoverageProbesTest::callInitialiser).names("run")).doesNotContain("Memory.element");
        assertThat(hooks(CoverageProbesTest::loadConstant).names("run")).doesNotContain("Memory.element");
    }

    @Test
    void a_spin_loop_with_a_probe_is_one_still() {
        assertThat(hooks(CoverageProbesTest::callInitialiser).names("run")).contains("Threads.spin", "Memory.field");
    }

    @Test
    void the_array_of_probes_is_made_unseen() {
        assertThat(hooks(CoverageProbesTest::callInitialiser).names(INITIALISER))
                .containsExactly("Ignored.enter", "Ignored.exit", "Ignored.exit");
    }

    @Test
    void other_stores_of_booleans_remain_accesses() {
        Hooks hooks = hooks(code -> code.visitFieldInsn(GETSTATIC, NAME, "others", "[Z"));
        assertThat(hooks.names("run")).contains("Memory.element");
    }

    private static void callInitialiser(MethodVisitor code) {
        code.visitMethodInsn(INVOKESTATIC, NAME, INITIALISER, "()[Z", false);
    }

    private static void loadConstant(MethodVisitor code) {
        Handle bootstrap = new Handle(H_INVOKESTATIC, NAME, INITIALISER, "()[Z", false);
        code.visitLdcInsn(new ConstantDynamic("$jacocoData", "Ljava/lang/Object;", bootstrap));
        code.visitTypeInsn(CHECKCAST, "[Z");
    }

    /** A loop until a field is set, with a store into the given array in each round. */
    private static Hooks hooks(Consumer<MethodVisitor> array) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V1_5, ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        writer.visitField(ACC_STATIC, "ready", "Z", null, null).visitEnd();
        writer.visitField(ACC_STATIC, "$jacocoData", "[Z", null, null).visitEnd();
        writer.visitField(ACC_STATIC, "others", "[Z", null, null).visitEnd();
        method(writer, "run", "()V", code -> {
            Label head = new Label();
            array.accept(code);
            code.visitVarInsn(ASTORE, 0);
            code.visitLabel(head);
            code.visitVarInsn(ALOAD, 0);
            code.visitInsn(ICONST_0);
            code.visitInsn(ICONST_1);
            code.visitInsn(BASTORE);
            code.visitFieldInsn(GETSTATIC, NAME, "ready", "Z");
            code.visitJumpInsn(IFEQ, head);
            code.visitInsn(RETURN);
        });
        method(writer, INITIALISER, "()[Z", code -> {
            code.visitFieldInsn(GETSTATIC, NAME, "$jacocoData", "[Z");
            code.visitInsn(ARETURN);
        });
        writer.visitEnd();
        return new Hooks(Rewriting.rewrite(writer.toByteArray(), Treatment.PROGRAM, false));
    }

    private static void method(ClassWriter writer, String name, String descriptor, Consumer<MethodVisitor> body) {
        MethodVisitor code = writer.visitMethod(ACC_STATIC, name, descriptor, null, null);
        code.visitCode();
        body.accept(code);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
