package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Which synchronized methods of the JDK have hooks. */
class SynchronizedMethodPassTest {
    private static final byte[] THROWABLE = Rewriting.classFile(Throwable.class);

    /** Compiled code throws without a trace what it has thrown often; that must not change the course of a schedule. */
    @Test
    void to_fill_in_a_stack_trace_has_none() {
        Map<String, Integer> before = instructions(THROWABLE);
        Map<String, Integer> after = instructions(Rewriting.rewrite(THROWABLE, Treatment.LIBRARY_MONITORS, true));
        assertThat(after.get("fillInStackTrace()Ljava/lang/Throwable;"))
                .isEqualTo(before.get("fillInStackTrace()Ljava/lang/Throwable;"));
        assertThat(after.get("addSuppressed(Ljava/lang/Throwable;)V"))
                .isGreaterThan(before.get("addSuppressed(Ljava/lang/Throwable;)V"));
    }

    /** How many each method has. */
    private static Map<String, Integer> instructions(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return node.methods.stream()
                .collect(Collectors.toMap(method -> method.name + method.desc, method -> method.instructions.size()));
    }
}
