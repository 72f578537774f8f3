package dev.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class SleepingHooksTest {
    private static final String RUNTIME = "dev/selvage/runtime/";

    @Test
    void all_classes_that_ask_whether_somebody_watches_are_put_to_sleep() {
        List<String> asking = new ArrayList<>();
        for (String simpleName : Installation.RUNTIME) {
            if (asks(classFile(RUNTIME + simpleName))) asking.add(RUNTIME + simpleName);
        }
        assertThat(asking).containsExactlyInAnyOrderElementsOf(SleepingHooks.NAMES);
    }

    @Test
    void nobody_asks_as_long_as_hooks_sleep() {
        SleepingHooks hooks = new SleepingHooks(null);
        for (String name : SleepingHooks.NAMES) {
            assertThat(asks(hooks.transform(null, name, null, null, classFile(name))))
                    .as(name)
                    .isFalse();
        }
    }

    @Test
    void other_classes_are_none_of_its_business() {
        SleepingHooks hooks = new SleepingHooks(null);
        assertThat(hooks.transform(null, "java/lang/String", null, null, new byte[0]))
                .isNull();
        assertThat(hooks.transform(null, null, null, null, new byte[0])).isNull();
    }

    private static byte[] classFile(String name) {
        return Objects.requireNonNull(ClassFiles.ofSystem(name), name);
    }

    /** Whether some method of the class reads {@code Guard.watching}. */
    private static boolean asks(byte[] classFile) {
        boolean[] found = new boolean[1];
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                return new MethodVisitor(Opcodes.ASM9) {
                                    @Override
                                    public void visitFieldInsn(int opcode, String owner, String field, String type) {
                                        found[0] |= opcode == Opcodes.GETSTATIC && field.equals("watching");
                                    }
                                };
                            }
                        },
                        0);
        return found[0];
    }
}
