package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.*;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** What a constructor does before it has called another one is hooked like the rest. */
class BeforeSuperTest {
    private static final String NAME = "Prologue";

    static class Base {
        Base(int number) {}

        Base(int[] numbers) {}
    }

    static class Counts extends Base {
        static int next;

        Counts() {
            super(next++);
        }
    }

    static class Chooses extends Base {
        Chooses(int[] numbers) {
            super(numbers == null ? 0 : numbers[0]++);
        }
    }

    static class Copies extends Base {
        Copies(int[] numbers) {
            super(numbers.clone());
        }
    }

    static class Lends extends ConcurrentLinkedQueue<Integer> {
        private static final long serialVersionUID = 1;

        Lends(Collection<Integer> numbers) {
            super(numbers);
        }
    }

    @Test
    void arguments_of_the_call_are_hooked() throws ReflectiveOperationException {
        assertThat(Hooks.of(Counts.class).sites("<init>"))
                .containsExactly("READ BeforeSuperTest.Counts.next", "WRITE BeforeSuperTest.Counts.next");
        assertThat(Hooks.of(Chooses.class).sites("<init>")).containsExactly("READ", "WRITE");
        assertThat(Hooks.of(Copies.class).names("<init>")).containsExactly("Bulk.cloned");
        define(Counts.class).newInstance();
        define(Chooses.class, int[].class).newInstance(new int[1]);
        define(Copies.class, int[].class).newInstance(new int[1]);
    }

    @Test
    void what_is_lent_to_the_call_itself_is_announced() throws ReflectiveOperationException {
        assertThat(Hooks.of(Lends.class).names("<init>")).contains("Lending.begin", "Lending.end");
        define(Lends.class, Collection.class).newInstance(new ArrayList<>());
    }

    private static Constructor<?> define(Class<?> type, Class<?>... parameters) throws ReflectiveOperationException {
        ClassLoader loader = Rewriting.define(
                        BeforeSuperTest.class.getName(),
                        classFile -> Rewriting.rewrite(classFile, Treatment.PROGRAM, false))
                .getClassLoader();
        Constructor<?> constructor = loader.loadClass(type.getName()).getDeclaredConstructor(parameters);
        constructor.setAccessible(true);
        return constructor;
    }

    /** As compilers of later JDKs write it for {@code field = 1; if (value == 0) field = 2; value++; super();}. */
    @Test
    void writes_of_the_object_itself_are_left_out() throws ReflectiveOperationException {
        byte[] rewritten = rewrite(code -> {
            Label end = new Label();
            write(code, ICONST_1);
            code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
            code.visitJumpInsn(IFNE, end);
            write(code, ICONST_2);
            code.visitLabel(end);
            frame(code);
            count(code);
            callSuper(code);
        });
        assertThat(new Hooks(rewritten).sites("<init>"))
                .containsExactly("READ Prologue.value", "READ Prologue.value", "WRITE Prologue.value");
        assertThat(field(rewritten)).isEqualTo(2);
    }

    /** No compiler is known to do it, but the JVM allows it. */
    @Test
    void the_object_may_be_initialised_on_one_way_only_later_in_the_code() throws ReflectiveOperationException {
        byte[] rewritten = rewrite(code -> {
            Label other = new Label();
            code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
            code.visitJumpInsn(IFEQ, other);
            callSuper(code);
            code.visitInsn(RETURN);
            code.visitLabel(other);
            frame(code);
            write(code, ICONST_3);
            count(code);
            callSuper(code);
        });
        assertThat(new Hooks(rewritten).sites("<init>"))
                .containsExactly("READ Prologue.value", "READ Prologue.value", "WRITE Prologue.value");
        assertThat(field(rewritten)).isEqualTo(3);
    }

    private static byte[] rewrite(Consumer<MethodVisitor> constructor) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_SUPER, NAME, null, "java/lang/Object", null);
        writer.visitField(ACC_STATIC, "value", "I", null, null).visitEnd();
        writer.visitField(ACC_PUBLIC, "field", "I", null, null).visitEnd();
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        code.visitCode();
        constructor.accept(code);
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return Rewriting.rewrite(writer.toByteArray(), Treatment.PROGRAM, false);
    }

    private static void write(MethodVisitor code, int constant) {
        code.visitVarInsn(ALOAD, 0);
        code.visitInsn(constant);
        code.visitFieldInsn(PUTFIELD, NAME, "field", "I");
    }

    private static void count(MethodVisitor code) {
        code.visitFieldInsn(GETSTATIC, NAME, "value", "I");
        code.visitInsn(ICONST_1);
        code.visitInsn(IADD);
        code.visitFieldInsn(PUTSTATIC, NAME, "value", "I");
    }

    private static void frame(MethodVisitor code) {
        code.visitFrame(F_FULL, 1, new Object[] {UNINITIALIZED_THIS}, 0, new Object[0]);
    }

    private static void callSuper(MethodVisitor code) {
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    }

    private static Object field(byte[] rewritten) throws ReflectiveOperationException {
        Object made = Rewriting.define(NAME, rewritten).getConstructor().newInstance();
        return made.getClass().getField("field").get(made);
    }
}
