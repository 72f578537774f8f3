package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Without a director every hook does what the call did that it stands for. */
class OutsideControlTest {
    @Test
    void the_real_object_is_locked() {
        Object monitor = new Object();
        assertThat(Monitors.enter(monitor, 1)).isSameAs(monitor);
        assertThat(Monitors.enter(null, 1)).isNull();
        assertThat(Monitors.replaces(monitor, 1)).isFalse();
        Monitors.exit(monitor, monitor, 1);
    }

    @Test
    void waiting_and_notifying_need_the_real_monitor() throws InterruptedException {
        Object monitor = new Object();
        assertThatThrownBy(() -> Monitors.await(monitor, 1)).isInstanceOf(IllegalMonitorStateException.class);
        assertThatThrownBy(() -> Monitors.signal(monitor, 1)).isInstanceOf(IllegalMonitorStateException.class);
        synchronized (monitor) {
            Monitors.await(monitor, 1, 1);
            Monitors.signalAll(monitor, 1);
            assertThat(Monitors.holdsLock(monitor)).isTrue();
        }
    }

    @Test
    void missing_objects_and_wrong_times_are_refused_as_ever() {
        assertThatThrownBy(() -> Monitors.signal(null, 1)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Environment.hashCode(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Threads.sleep(-1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Threads.sleep(1, 1_000_000, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void parking_joining_and_states_are_left_to_the_jdk() throws InterruptedException {
        Thread thread = new Thread(() -> {});
        assertThat(Threads.park(null)).isFalse();
        assertThat(Threads.unpark(thread)).isFalse();
        assertThat(Threads.join(thread)).isFalse();
        assertThat(Threads.state(thread)).isNull();
        assertThat(Threads.isAlive(thread)).isFalse();
    }

    @Test
    void hash_codes_are_the_real_ones() {
        Object object = new Object();
        assertThat(Environment.hashCode(object)).isEqualTo(object.hashCode());
        assertThat(Environment.identityHashCode("text")).isEqualTo(System.identityHashCode("text"));
        assertThat(Environment.hashCode("text")).isEqualTo("text".hashCode());
    }

    @Test
    void times_too_long_for_nanoseconds_last_for_ever() {
        assertThat(Threads.nanos(2, 3)).isEqualTo(2_000_003L);
        assertThat(Threads.nanos(Long.MAX_VALUE, 0)).isEqualTo(Long.MAX_VALUE);
        assertThat(Threads.nanos(Long.MAX_VALUE / 1_000_000L, 999_999)).isEqualTo(Long.MAX_VALUE);
    }
}
