package dev.selvage.engine.execution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.runtime.ToolWork;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class WatchdogTest {
    @Test
    void a_number_that_changes_between_looks_is_never_stuck() {
        AtomicLong steps = new AtomicLong();
        Watchdog watchdog = new Watchdog(Duration.ofNanos(1), steps::incrementAndGet);
        for (int look = 0; look < 1_000; look++) assertThat(watchdog.isStuck()).isFalse();
    }

    @Test
    @Timeout(10)
    void a_number_that_stays_the_same_is_stuck_once_patience_is_over() {
        long start = System.nanoTime();
        Watchdog watchdog = new Watchdog(Duration.ofMillis(5), () -> 3);
        while (!watchdog.isStuck()) Thread.onSpinWait();
        assertThat(System.nanoTime() - start).isGreaterThan(5_000_000L);
    }

    @Test
    @Timeout(10)
    void nobody_is_stuck_while_the_tool_works_for_the_program() {
        Watchdog watchdog = new Watchdog(Duration.ofMillis(5), () -> 3);
        long start = System.nanoTime();
        ToolWork.begin();
        try {
            while (System.nanoTime() - start < 50_000_000L)
                assertThat(watchdog.isStuck()).isFalse();
        } finally {
            ToolWork.end();
        }
        assertThat(watchdog.isStuck()).as("right after a piece of work").isFalse();
        while (!watchdog.isStuck()) Thread.onSpinWait();
    }

    @Test
    void on_a_busy_machine_only_the_time_counts_in_which_the_jvm_had_a_core() {
        AtomicLong clock = new AtomicLong();
        AtomicLong computed = new AtomicLong();
        Watchdog watchdog = new Watchdog(Duration.ofNanos(1_000), () -> 3, clock::get, computed::get);
        clock.addAndGet(100);
        assertThat(watchdog.isStuck()).isFalse();
        for (int look = 0; look < 9; look++) {
            clock.addAndGet(500);
            computed.addAndGet(100);
            assertThat(watchdog.isStuck())
                    .as("%d of %d computed", computed.get(), clock.get())
                    .isFalse();
        }
        clock.addAndGet(500);
        computed.addAndGet(100);
        assertThat(watchdog.isStuck()).isTrue();
    }

    @Test
    void who_waits_and_computes_nothing_is_stuck_once_patience_is_over() {
        AtomicLong clock = new AtomicLong();
        AtomicLong computed = new AtomicLong();
        Watchdog watchdog = new Watchdog(Duration.ofNanos(1_000), () -> 3, clock::get, computed::get);
        clock.addAndGet(900);
        computed.addAndGet(5);
        assertThat(watchdog.isStuck()).isFalse();
        clock.addAndGet(200);
        assertThat(watchdog.isStuck()).isTrue();
    }

    @Test
    void however_busy_the_machine_is_patience_has_an_end() {
        AtomicLong clock = new AtomicLong();
        AtomicLong computed = new AtomicLong();
        Watchdog watchdog = new Watchdog(Duration.ofNanos(1_000), () -> 3, clock::get, computed::get);
        clock.addAndGet(6_001);
        computed.addAndGet(130);
        assertThat(watchdog.isStuck()).isTrue();
    }

    @Test
    void it_looks_several_times_within_its_patience() {
        assertThat(new Watchdog(Duration.ofSeconds(10), () -> 0).interval()).isEqualTo(1_000_000_000L);
        assertThat(new Watchdog(Duration.ZERO, () -> 0).interval()).isPositive();
    }
}
