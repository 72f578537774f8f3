package dev.selvage.explorer.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FramesTest {
    private static final StackTraceElement HOOK = frame("dev.selvage.runtime.Monitors");
    private static final StackTraceElement JDK = frame("java.util.concurrent.locks.ReentrantLock");
    private static final StackTraceElement PROGRAM = frame("shop.Bank");
    private static final StackTraceElement ENTRY = frame("shop.Main$SelvageEntry");

    private static StackTraceElement frame(String type) {
        return new StackTraceElement(type, "run", type.substring(type.lastIndexOf('.') + 1) + ".java", 12);
    }

    @Test
    void the_first_frame_of_the_program_is_behind_those_of_tool_and_jdk() {
        StackTraceElement[] stack = {HOOK, JDK, PROGRAM, ENTRY};
        assertThat(Frames.firstOfProgram(stack)).isEqualTo(" at Bank.java:12");
        assertThat(Frames.firstOfProgram(new StackTraceElement[] {HOOK, JDK, ENTRY}))
                .isEmpty();
    }

    @Test
    void a_frame_without_a_file_goes_by_its_class() {
        StackTraceElement frame = new StackTraceElement("shop.Bank", "run", null, -1);
        assertThat(Frames.shortForm(frame)).isEqualTo("shop.Bank");
    }

    @Test
    void a_stack_is_shown_from_below_its_last_hook() {
        assertThat(Frames.belowHooks(List.of(JDK, HOOK, JDK, HOOK, JDK, PROGRAM)))
                .containsExactly(JDK, PROGRAM);
        assertThat(Frames.belowHooks(List.of(JDK, PROGRAM))).containsExactly(JDK, PROGRAM);
    }
}
