package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HookSwitchTest {
    private final List<String> done = new ArrayList<>();

    private final HookSwitch.Control noting = new HookSwitch.Control() {
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
        HookSwitch.controlBy(noting);
        new Recorder().close();
    }

    @Test
    void hooks_are_awake_before_a_run_begins() {
        HookSwitch.controlBy(noting);
        Guard.install(null);
        assertThat(HookSwitch.isAwake()).isFalse();
        try (Recorder run = new Recorder()) {
            assertThat(HookSwitch.isAwake()).isTrue();
            assertThat(done).containsExactly("woken");
        }
        new Recorder().close();
        assertThat(done).containsExactly("woken");
    }

    @Test
    void they_sleep_again_when_nobody_needs_them_and_are_woken_once_more() {
        HookSwitch.controlBy(noting);
        new Recorder().close();
        assertThat(HookSwitch.sleepUnlessNeededSince(HookSwitch.needs())).isTrue();
        assertThat(HookSwitch.isAwake()).isFalse();
        new Recorder().close();
        assertThat(done).containsExactly("woken", "put to sleep", "woken");
    }

    @Test
    void nobody_puts_them_to_sleep_during_a_run_or_right_after_one() {
        HookSwitch.controlBy(noting);
        int before = HookSwitch.needs();
        try (Recorder run = new Recorder()) {
            assertThat(HookSwitch.sleepUnlessNeededSince(HookSwitch.needs())).isFalse();
        }
        assertThat(HookSwitch.sleepUnlessNeededSince(before)).isFalse();
        assertThat(HookSwitch.isAwake()).isTrue();
        assertThat(done).containsExactly("woken");
    }

    @Test
    void no_run_begins_with_hooks_that_cannot_be_woken() {
        HookSwitch.controlBy(new HookSwitch.Control() {
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
