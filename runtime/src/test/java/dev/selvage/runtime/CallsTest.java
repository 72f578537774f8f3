package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CallsTest {
    private final Recorder recorder = new Recorder();

    @BeforeEach
    void keepThree() {
        Calls.keep(3);
    }

    @AfterEach
    void close() {
        Calls.keep(0);
        recorder.close();
    }

    private static int call(int... sites) {
        int entered = 0;
        for (int site : sites) {
            Calls.enter(entered, site);
            entered = Calls.context;
        }
        return entered;
    }

    @Test
    void the_innermost_calls_are_kept_and_no_more() {
        assertThat(Calls.sites(call(11, 12))).containsExactly(12, 11);
        assertThat(Calls.sites(call(11, 12, 13, 14, 15))).containsExactly(15, 14, 13);
    }

    @Test
    void ways_that_differ_further_out_are_the_same() {
        assertThat(call(1, 12, 13, 14)).isEqualTo(call(2, 12, 13, 14)).isEqualTo(call(12, 13, 14));
        assertThat(call(12, 13, 14)).isNotEqualTo(call(12, 14, 13));
    }

    @Test
    void a_recursion_needs_no_more_numbers_than_calls_are_kept() {
        int deep = call(7, 7, 7, 7, 7, 7, 7, 7);
        assertThat(deep).isEqualTo(call(7, 7, 7)).isEqualTo(call(7, 7, 7, 7));
    }

    @Test
    void a_call_that_is_over_is_forgotten() {
        int entered = call(11);
        Calls.enter(entered, 12);
        Calls.leave(entered);
        assertThat(Calls.sites(Calls.context)).containsExactly(11);
    }

    @Test
    void many_ways_stay_apart() {
        int[] numbers = new int[5_000];
        for (int i = 0; i < numbers.length; i++) numbers[i] = call(i + 1, 2 * i + 1);
        for (int i = 0; i < numbers.length; i++) {
            assertThat(Calls.sites(numbers[i])).containsExactly(2 * i + 1, i + 1);
            assertThat(call(i + 1, 2 * i + 1)).isEqualTo(numbers[i]);
        }
    }

    @Test
    void beyond_the_limit_ways_are_told_apart_no_longer() {
        int site = 1;
        while (call(site) != 0) site++;
        assertThat(site).isEqualTo(Calls.LIMIT);
        assertThat(Calls.sites(call(1))).containsExactly(1);
    }

    @Test
    void a_thread_that_is_not_under_control_changes_nothing() throws InterruptedException {
        int before = call(11);
        Thread other = new Thread(() -> call(12));
        other.start();
        other.join();
        assertThat(Calls.context).isEqualTo(before);
    }

    @Test
    void nothing_is_kept_while_nobody_asks() {
        Calls.keep(0);
        assertThat(call(11, 12)).isZero();
    }
}
