package dev.selvage.report.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StackTextTest {

    @Test
    void frames_of_the_jdk_give_way_to_those_of_the_program() {
        assertThat(lines(
                        "java.base/jdk.internal.misc.Unsafe.park(Native Method)",
                        "java.util.concurrent.locks.LockSupport.park(LockSupport.java:211)",
                        "java.util.concurrent.locks.ReentrantLock.lock(ReentrantLock.java:322)",
                        "com.acme.Bank.transfer(Bank.java:12)",
                        "com.acme.Bank.run(Bank.java:7)",
                        "java.lang.Thread.run(Thread.java:840)"))
                .containsExactly(
                        "at java.util.concurrent.locks.ReentrantLock.lock(ReentrantLock.java:322)",
                        "at com.acme.Bank.transfer(Bank.java:12)",
                        "at com.acme.Bank.run(Bank.java:7)",
                        "… 3 more");
    }

    @Test
    void a_deep_stack_is_capped() {
        List<String> stack = IntStream.range(0, 5_000)
                .mapToObj(i -> "com.acme.A.f(A.java:" + i + ")")
                .toList();

        assertThat(new StackText(Symbols.UNICODE).lines(stack)).hasSize(13).endsWith("… 4988 more");
    }

    @Test
    void a_stack_of_the_jdk_alone_is_shown_as_it_is() {
        assertThat(lines("java.util.TimerThread.mainLoop(Timer.java:537)", "java.util.TimerThread.run(Timer.java:516)"))
                .hasSize(2);
    }

    private static List<String> lines(String... frames) {
        return new StackText(Symbols.UNICODE).lines(List.of(frames));
    }
}
