package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Classes and methods that hooks would make larger than a class file can be. */
class TooLargeTest {
    private static final String NAME = "shop/Large";
    private static final String BEYOND =
            "method shop.Large.large is too large to be instrumented (its bytecode would grow beyond 64 KB): ";

    private final List<String> warnings = new ArrayList<>();

    @Test
    void accesses_of_a_method_that_would_be_too_large_are_left_out_with_a_warning()
            throws ReflectiveOperationException {
        byte[] rewritten = rewrite(code -> repeat(6_000, code, TooLargeTest::increment));
        assertThat(new Hooks(rewritten).names("large")).isEmpty();
        assertThat(warnings)
                .containsExactly(BEYOND + "its accesses to fields and arrays are not part of the schedule; split it");
        assertThat(run(rewritten)).isEqualTo(6_000);
    }

    @Test
    void other_methods_of_the_class_keep_their_hooks() {
        byte[] rewritten = rewrite(code -> repeat(6_000, code, TooLargeTest::increment));
        assertThat(new Hooks(rewritten).names("small")).contains("Memory.field");
    }

    @Test
    void monitors_and_library_calls_keep_their_hooks_where_there_is_room() throws ReflectiveOperationException {
        byte[] rewritten = rewrite(code -> {
            lockAndUnlock(code);
            size(code);
            repeat(6_000, code, TooLargeTest::increment);
        });
        assertThat(new Hooks(rewritten).names("large"))
                .contains("Monitors.enter", "Monitors.exit", "Library.collection")
                .doesNotContain("Memory.field");
        assertThat(run(rewritten)).isEqualTo(6_000);
    }

    @Test
    void library_calls_are_left_out_before_monitors_are() throws ReflectiveOperationException {
        byte[] rewritten = rewrite(code -> {
            lockAndUnlock(code);
            repeat(5_000, code, TooLargeTest::size);
        });
        assertThat(new Hooks(rewritten).names("large"))
                .containsExactly("Monitors.enter", "Monitors.entered", "Monitors.exit");
        assertThat(warnings)
                .containsExactly(BEYOND + "its accesses to fields and arrays and its calls into java.util are not part"
                        + " of the schedule; split it");
        assertThat(run(rewritten)).isEqualTo(0);
    }

    @Test
    void a_method_whose_monitors_cannot_be_hooked_is_refused_with_its_name() {
        assertThatThrownBy(() -> rewrite(code -> repeat(6_000, code, TooLargeTest::lockAndUnlock)))
                .isInstanceOf(RewriteException.class)
                .hasMessage("its method large grows beyond 64 KB of bytecode");
        assertThat(warnings).isEmpty();
    }

    @Test
    void accesses_of_a_class_that_would_have_too_many_constants_are_left_out_with_a_warning()
            throws ReflectiveOperationException {
        byte[] rewritten = rewrite(make(65_513, TooLargeTest::increment));
        assertThat(warnings)
                .containsExactly("class shop.Large is too large to be instrumented (it would need more than 65535"
                        + " constants): of each of its methods, its accesses to fields and arrays are not part of the"
                        + " schedule; split it");
        assertThat(new Hooks(rewritten).names("small")).isEmpty();
        assertThat(run(rewritten)).isEqualTo(1);
    }

    private byte[] rewrite(Consumer<MethodVisitor> body) {
        return rewrite(make(0, body));
    }

    private byte[] rewrite(byte[] classFile) {
        return Rewriting.rewrite(classFile, Treatment.PROGRAM, false, warnings::add);
    }

    private static void repeat(int times, MethodVisitor code, Consumer<MethodVisitor> piece) {
        for (int i = 0; i < times; i++) piece.accept(code);
    }

    private static void increment(MethodVisitor code) {
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitInsn(ICONST_1);
        code.visitInsn(IADD);
        code.visitFieldInsn(PUTSTATIC, NAME, "value", "I");
    }

    private static void lockAndUnlock(MethodVisitor code) {
        for (int opcode : new int[] {MONITORENTER, MONITOREXIT}) {
            code.visitLdcInsn(Type.getObjectType(NAME));
            code.visitInsn(opcode);
        }
    }

    private static void size(MethodVisitor code) {
        code.visitMethodInsn(INVOKESTATIC, "java/util/Collections", "emptyList", "()Ljava/util/List;", false);
        code.visitInsn(POP);
    }

    /** A class with {@code large}, which has the given body and returns the value, and {@code small}, which has one access. */
    private static byte[] make(int constants, Consumer<MethodVisitor> body) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_SUPER, NAME, null, "java/lang/Object", null);
        writer.visitField(ACC_STATIC, "value", "I", null, null).visitEnd();
        method(writer, "large", body);
        method(writer, "small", code -> {});
        annotate(writer, constants);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void annotate(ClassWriter writer, int constants) {
        AnnotationVisitor values =
                writer.visitAnnotation("Lshop/Numbers;", false).visitArray("value");
        for (int i = 0; i < constants; i++) values.visit(null, i);
        values.visitEnd();
    }

    private static void method(ClassWriter writer, String name, Consumer<MethodVisitor> body) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, name, "()I", null, null);
        code.visitCode();
        body.accept(code);
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitInsn(IRETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static Object run(byte[] classFile) throws ReflectiveOperationException {
        return Rewriting.define(NAME.replace('/', '.'), classFile)
                .getMethod("large")
                .invoke(null);
    }
}
