package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.agent.rewrite.observed.Actions;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a director hears of rewritten code. */
class ReportedEventsTest {
    private Function<String, Object> actions;

    @BeforeEach
    @SuppressWarnings("unchecked")
    void makeRewrittenActions() throws ReflectiveOperationException {
        Class<?> type = Rewriting.define(Actions.class.getName(), Rewriting.rewrite(Actions.class));
        actions = (Function<String, Object>) type.getConstructor().newInstance();
    }

    private List<String> eventsOf(String method) {
        return RecordingDirector.eventsOf(() -> actions.apply(method));
    }

    @Test
    void accesses_are_reported_with_the_values_read_and_written() {
        assertThat(eventsOf("accesses"))
                .containsExactly(
                        "read number=0",
                        "write number=5",
                        "read number=5",
                        "write[0]=5",
                        "read[0]=5",
                        "write flag=true",
                        "read flag=true",
                        "result true");
    }

    @Test
    void monitors_are_left_innermost_first_on_return() {
        assertThat(eventsOf("leaveByReturn"))
                .containsExactly("enter outer", "enter inner", "exit inner", "exit outer", "result left");
    }

    @Test
    void monitors_are_left_innermost_first_when_an_exception_passes() {
        assertThat(eventsOf("leaveByException"))
                .containsExactly("enter outer", "enter inner", "exit inner", "exit outer", "result thrown");
    }

    @Test
    void a_monitor_is_left_before_the_handler_inside_another_runs() {
        assertThat(eventsOf("leaveInnerByException"))
                .containsExactly("enter outer", "enter inner", "exit inner", "exit outer", "result thrown");
    }

    @Test
    void a_synchronized_method_enters_once_and_leaves_once_whatever_happens() {
        assertThat(eventsOf("method")).containsExactly("enter this", "exit this", "result left");
        assertThat(eventsOf("failingMethod")).containsExactly("enter this", "exit this", "result thrown");
    }

    @Test
    void waiting_notifying_sleeping_and_clocks_are_answered_by_the_director() {
        assertThat(eventsOf("signals"))
                .containsExactly(
                        "await outer 0",
                        "await outer 2000000",
                        "await outer 2000003",
                        "signal outer false",
                        "signal outer true",
                        "sleep 4000005",
                        "sleep 6000000",
                        "result 234");
    }

    @Test
    void library_calls_are_reported_and_failed_attempts_as_changing_nothing() {
        assertThat(eventsOf("libraryCalls"))
                .containsExactly(
                        "collectionCall add",
                        "call compareAndSet=false",
                        "unchanged",
                        "call incrementAndGet=1",
                        "collectionCall size",
                        "result true");
    }

    @Test
    void what_the_jdk_looks_into_is_reported_as_if_the_program_had_called_it() {
        assertThat(eventsOf("texts"))
                .containsExactly(
                        "collectionCall of",
                        "collectionCall copy",
                        "collectionCall toString",
                        "call toString",
                        "unchanged",
                        "collectionCall hashCode",
                        "result [1]032");
        assertThat(eventsOf("textsOfOthers")).containsExactly("result 77false");
    }

    @Test
    void a_library_call_that_throws_is_over_in_the_handler() {
        assertThat(eventsOf("failingLibraryCall"))
                .containsExactly("collectionCall of", "collectionCall get", "read number=0", "result 0");
    }
}
