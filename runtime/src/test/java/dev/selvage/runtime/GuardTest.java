package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GuardTest {
    private final Recorder recorder = new Recorder();
    private final Thread me = Thread.currentThread();

    @AfterEach
    void close() {
        recorder.close();
    }

    @Test
    void a_section_makes_what_it_brackets_tool_code_and_gives_back_the_state_as_it_was() {
        Guard.library = -12;
        long state = Section.enter();
        assertThat(Guard.running).isNull();
        assertThat(Guard.token).isNull();
        Guard.library = 99;
        Guard.ignored = 3;
        Section.exit(me, state);
        assertThat(Guard.running).isSameAs(me);
        assertThat(Guard.token).isSameAs(me);
        assertThat(Guard.library).isEqualTo(-12);
        assertThat(Guard.ignored).isZero();
    }

    @Test
    void a_section_inside_an_ignored_one_gives_back_no_right_to_events() {
        Ignored.enter();
        Ignored.enter();
        Section.exit(me, Section.enter());
        assertThat(Guard.running).isNull();
        assertThat(Guard.token).isSameAs(me);
        assertThat(Guard.ignored).isEqualTo(2);
    }

    @Test
    void ignored_sections_nest_and_the_outermost_ends_them() {
        Ignored.enter();
        Ignored.enter();
        Ignored.exit();
        assertThat(Guard.running).isNull();
        Ignored.exit();
        Memory.field(this, 1);
        assertThat(recorder.calls).containsExactly("access");
        Ignored.exit();
        assertThat(Guard.running).isSameAs(me);
    }

    @Test
    void in_an_ignored_section_an_access_is_no_event_but_a_call_back() {
        Ignored.enter();
        Memory.field(this, 1);
        assertThat(recorder.calls).containsExactly("calledBackAtOnce");
    }

    @Test
    void in_an_initialiser_of_the_program_an_access_is_nothing() {
        Ignored.enter();
        Ignored.enterInitialiser();
        recorder.calls.clear();
        Memory.field(this, 1);
        assertThat(recorder.calls).isEmpty();
        Ignored.exitInitialiser();
        Memory.field(this, 1);
        assertThat(recorder.calls).containsExactly("calledBackAtOnce");
        Ignored.exit();
        assertThat(Guard.running).isSameAs(me);
    }

    @Test
    void the_end_of_a_free_run_does_not_end_the_watch_over_a_controlled_one() {
        Free.end();
        Memory.field(this, 1);
        assertThat(recorder.calls).containsExactly("access");
    }

    @Test
    void synchronization_is_modelled_in_ignored_sections_too() {
        Ignored.enter();
        Monitors.enter(this, 1);
        assertThat(recorder.calls).containsExactly("enter");
    }

    @Test
    void other_threads_than_the_one_under_control_report_nothing() throws InterruptedException {
        Thread other = new Thread(() -> {
            Memory.field(this, 1);
            Library.concurrent(this, 1);
            Monitors.enter(this, 1);
            Threads.spin(1);
            Ignored.enter();
            Environment.nanoTime();
        });
        other.start();
        other.join();
        assertThat(recorder.calls).isEmpty();
        assertThat(Guard.running).isSameAs(me);
    }

    @Test
    void values_are_reported_only_when_they_are_wanted() {
        Memory.value(1);
        assertThat(recorder.calls).isEmpty();
        Guard.values = true;
        Memory.value(1);
        Memory.value(2L);
        Memory.value((Object) null);
        assertThat(recorder.calls).containsExactly("value", "value", "value");
    }
}
