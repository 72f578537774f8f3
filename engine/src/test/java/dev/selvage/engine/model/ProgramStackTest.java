package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ProgramStackTest {
    private static StackTraceElement[] stack(String... classes) {
        return Arrays.stream(classes)
                .map(name -> new StackTraceElement(name, "method", null, 1))
                .toArray(StackTraceElement[]::new);
    }

    private static String[] program(String... classes) {
        return Arrays.stream(ProgramStack.of(stack(classes)))
                .map(StackTraceElement::getClassName)
                .toArray(String[]::new);
    }

    @Test
    void a_suspended_thread_is_below_the_hook_and_above_its_carrier() {
        assertThat(program(
                        "jdk.internal.misc.Unsafe",
                        "dev.selvage.runtime.Carrier",
                        "dev.selvage.engine.execution.PlatformEngine",
                        "dev.selvage.engine.model.Scheduler",
                        "dev.selvage.runtime.Threads",
                        "java.util.concurrent.locks.LockSupport",
                        "com.acme.Worker",
                        "java.lang.Thread",
                        "dev.selvage.engine.model.StrandLife",
                        "java.lang.Thread"))
                .containsExactly("java.util.concurrent.locks.LockSupport", "com.acme.Worker", "java.lang.Thread");
    }

    @Test
    void the_main_thread_begins_with_main() {
        assertThat(program(
                        "dev.selvage.engine.model.Scheduler",
                        "dev.selvage.runtime.Memory",
                        "com.acme.Main",
                        "com.acme.Main$SelvageEntry",
                        "java.lang.Thread"))
                .containsExactly("com.acme.Main");
    }

    @Test
    void a_thread_that_is_in_the_tool_alone_has_no_frame() {
        assertThat(program("dev.selvage.engine.model.StrandLife", "java.lang.Thread"))
                .isEmpty();
    }
}
