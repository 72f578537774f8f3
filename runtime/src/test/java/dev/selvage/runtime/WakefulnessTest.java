package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WakefulnessTest {
    private final List<String> done = new ArrayList<>();

    private final Wakefulness.Control noting = new Wakefulness.Control() {
        @Override
        public void wake() {
            done.add(Guard.watching ? "woken too late" : "woken");
        }

        @Override
        public void sleep() {
            done.add("put to sleep");
        }
    };

    @AfterEach
    void wakeForOthers() {
        Wakefulness.controlBy(noting);
        new Recorder().close();
    }

    @Test
    void hooks_are_awake_before_a_run_begins() {
        Wakefulness.controlBy(noting);
        Guard.install(null);
        assertThat(Wakefulness.isAwake()).isFalse();
        try (Recorder run = new Recorder()) {
            assertThat(Wakefulness.isAwake()).isTrue();
            assertThat(done).containsExactly("woken");
        }
        new Recorder().close();
        assertThat(done).containsExactly("woken");
    }

    @Test
    void they_sleep_again_when_nobody_needs_them_and_are_woken_once_more() {
        Wakefulness.controlBy(noting);
        new Recorder().close();
        assertThat(Wakefulness.sleepUnlessNeededSince(Wakefulness.needs())).isTrue();
        assertThat(Wakefulness.isAwake()).isFalse();
        new Recorder().close();
        assertThat(done).containsExactly("woken", "put to sleep", "woken");
    }

    @Test
    void nobody_puts_them_to_sleep_during_a_run_or_right_after_one() {
        Wakefulness.controlBy(noting);
        int before = Wakefulness.needs();
        try (Recorder run = new Recorder()) {
            assertThat(Wakefulness.sleepUnlessNeededSince(Wakefulness.needs())).isFalse();
        }
        assertThat(Wakefulness.sleepUnlessNeededSince(before)).isFalse();
        assertThat(Wakefulness.isAwake()).isTrue();
        assertThat(done).containsExactly("woken");
    }

    @Test
    void no_run_begins_with_hooks_that_cannot_be_woken() {
        Wakefulness.controlBy(new Wakefulness.Control() {
            @Override
            public void wake() {
                throw new IllegalStateException("fast asleep");
            }

            @Override
            public void sleep() {}
        });
        for (int run = 0; run < 2; run++) assertThatThrownBy(Recorder::new).hasMessage("fast asleep");
        assertThat(Guard.watching).isFalse();
    }
}
