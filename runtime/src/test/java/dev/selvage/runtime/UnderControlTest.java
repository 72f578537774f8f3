package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** With a director in charge the hooks ask it, from tool code and with the state given back. */
class UnderControlTest {
    private static final class Loader extends ClassLoader {}

    private enum Colour {
        RED
    }

    private final Recorder recorder = new Recorder();

    @AfterEach
    void close() {
        recorder.close();
    }

    @Test
    void every_question_is_asked_from_tool_code() throws InterruptedException {
        Thread thread = new Thread(() -> {});
        Monitors.enter(this, 1);
        Monitors.exit(this, new Object(), 1);
        Monitors.await(this, 5, 1);
        Monitors.signal(this, 1);
        Threads.sleep(3, 1);
        Threads.yield(1);
        Threads.join(thread);
        Threads.park(this);
        Threads.unpark(thread);
        Threads.interrupted(thread);
        Threads.isAlive(thread);
        Environment.currentTimeMillis();
        Environment.exit(3);
        assertThat(recorder.calls)
                .containsExactly(
                        "enter",
                        "exit",
                        "await",
                        "signal",
                        "sleep",
                        "yield",
                        "join",
                        "park",
                        "unpark",
                        "interrupted",
                        "alive",
                        "currentTimeMillis",
                        "exit");
        assertThat(Guard.running).isSameAs(Thread.currentThread());
    }

    @Test
    void the_director_gives_hash_codes_only_to_objects_without_one_of_their_own() {
        assertThat(Environment.hashCode("text")).isEqualTo("text".hashCode());
        assertThat(recorder.calls).isEmpty();
        assertThat(Environment.hashCode(new Object())).isEqualTo(1);
        assertThat(Environment.hashCode(new int[0])).isEqualTo(1);
        assertThat(Environment.identityHashCode("text")).isEqualTo(1);
        assertThat(recorder.calls).containsExactly("identityHash", "identityHash", "identityHash");
    }

    @Test
    void what_has_a_name_gets_its_hash_code_from_that() {
        for (Object named : List.of(Colour.RED, Colour.class, new Loader(), UnderControlTest.class.getModule())) {
            assertThat(Environment.hashCode(named))
                    .isEqualTo(Environment.identityHashCode(named))
                    .isEqualTo(named.hashCode());
        }
        assertThat(recorder.calls).isEmpty();
    }

    @Test
    void wrong_times_are_refused_before_anybody_waits() {
        assertThatThrownBy(() -> Monitors.await(this, -1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Monitors.await(this, 1, 1_000_000, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Threads.sleep(-1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(recorder.calls).isEmpty();
    }

    @Test
    void a_park_whose_time_is_over_returns_at_once() {
        assertThat(Threads.parkNanos(this, 0)).isTrue();
        assertThat(Threads.parkNanos(this, -1)).isTrue();
        assertThat(recorder.calls).doesNotContain("park");
    }

    @Test
    void a_park_until_a_time_that_is_over_asks_for_the_permit_all_the_same() {
        Threads.parkUntil(this, 0);
        assertThat(recorder.calls).contains("park");
    }

    @Test
    void an_exit_of_a_monitor_that_was_entered_outside_control_is_not_reported() {
        Monitors.exit(this, this, 1);
        assertThat(recorder.calls).isEmpty();
    }
}
