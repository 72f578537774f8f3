package dev.selvage.report.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.Failures;
import dev.selvage.report.TraceBuilder;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

class RelevantEventsTest {

    @Test
    void a_lost_update_is_told_by_all_accesses_to_the_memory_that_changes() {
        assertThat(chosen(Failures.lostUpdate()))
                .containsExactly(
                        "0 write Counter.count",
                        "0 start Thread-1",
                        "0 start Thread-2",
                        "1 read Counter.count",
                        "2 read Counter.count",
                        "2 write Counter.count",
                        "2 end",
                        "1 write Counter.count",
                        "1 end",
                        "0 join Thread-1",
                        "0 join Thread-2",
                        "0 read Counter.count");
    }

    @Test
    void a_deadlock_is_told_by_how_the_locks_that_are_still_held_were_taken() {
        assertThat(chosen(Failures.deadlock()))
                .containsExactly("0 start Thread-1", "0 lock Account#1", "1 lock Account#2");
    }

    @Test
    void a_deadlock_of_lock_objects_is_told_by_the_calls() {
        TraceBuilder trace = new TraceBuilder("Bank")
                .call(0, 1, "ReentrantLock#1", "ReentrantLock.lock")
                .call(0, 2, "ReentrantLock#1", "ReentrantLock.unlock")
                .call(0, 3, "ReentrantLock#1", "ReentrantLock.lock")
                .call(1, 3, "ReentrantLock#2", "ReentrantLock.lock")
                .call(0, 4, "ReentrantLock#2", "ReentrantLock.lock")
                .library(0, 4, "park", null, null, "java.util.concurrent.locks.LockSupport.park:211")
                .call(1, 4, "ReentrantLock#1", "ReentrantLock.lock")
                .library(1, 4, "park", null, null, "java.util.concurrent.locks.LockSupport.park:211");
        List<ThreadReport> threads = List.of(
                waiting(0, "main", "ReentrantLock#2, held by Thread-1", "ReentrantLock#1"),
                waiting(1, "Thread-1", "ReentrantLock#1, held by main", "ReentrantLock#2"));

        assertThat(chosen(Failures.report("deadlock", "", "", threads, trace.build())))
                .containsExactly(
                        "0 call ReentrantLock.lock",
                        "1 call ReentrantLock.lock",
                        "0 call ReentrantLock.lock",
                        "0 park",
                        "1 call ReentrantLock.lock",
                        "1 park");
    }

    @Test
    void a_lost_wake_up_is_told_by_waits_notifications_and_shared_memory_but_not_by_locks() {
        assertThat(chosen(Failures.lostWakeUp()))
                .containsSubsequence(
                        "0 read Box.full",
                        "1 write Box.full",
                        "1 notify Box#1",
                        "2 notify Box#1",
                        "3 notify Box#1",
                        "0 wait Box#1")
                .noneMatch(event -> event.contains("lock"));
    }

    @Test
    void locks_are_told_only_where_they_were_held_around_an_access() {
        TraceBuilder trace = new TraceBuilder("Counter")
                .on(1, 1, "lock", "Counter#1")
                .access(1, 2, "write", "Counter#1", "Counter.count", "1")
                .on(1, 3, "unlock", "Counter#1")
                .on(1, 4, "lock", "Log#1")
                .on(1, 5, "unlock", "Log#1")
                .on(1, 6, "lock", "Counter#1")
                .on(1, 7, "unlock", "Counter#1")
                .plain(1, "end")
                .access(2, 9, "read", "Counter#1", "Counter.count", "1");

        assertThat(chosen(Failures.withTrace(Failures.lostUpdate(), trace.build())))
                .containsExactly(
                        "1 lock Counter#1",
                        "1 write Counter.count",
                        "1 unlock Counter#1",
                        "1 end",
                        "2 read Counter.count");
    }

    @Test
    void memory_of_one_thread_and_memory_that_is_only_read_tell_nothing() {
        TraceBuilder trace = new TraceBuilder("Counter")
                .access(1, 1, "write", "Mine#1", "Mine.value", "1")
                .access(1, 2, "read", "Counter#1", "Counter.name", "c")
                .access(1, 3, "write", "Counter#1", "Counter.count", "1")
                .access(2, 4, "read", "Counter#1", "Counter.name", "c")
                .access(2, 5, "update", "Counter#1", "Counter.count", "2");

        assertThat(chosen(Failures.withTrace(Failures.lostUpdate(), trace.build())))
                .containsExactly("1 write Counter.count", "2 update Counter.count");
    }

    @Test
    void memory_set_before_the_others_began_is_told_when_there_is_nothing_else() {
        TraceBuilder trace = new TraceBuilder("Spin")
                .access(0, 1, "write", null, "Spin.flag", "false")
                .on(0, 2, "start", "Thread-1")
                .access(1, 3, "read", null, "Spin.flag", "false");

        assertThat(chosen(Failures.withTrace(Failures.lostUpdate(), trace.build())))
                .containsExactly("0 write Spin.flag", "0 start Thread-1", "1 read Spin.flag");
    }

    @Test
    void calls_of_a_library_object_that_threads_share_are_accesses() {
        TraceBuilder trace = new TraceBuilder("Cache")
                .call(1, 1, "ConcurrentHashMap#2", "ConcurrentHashMap.size")
                .call(1, 2, "ConcurrentHashMap#1", "ConcurrentHashMap.get")
                .call(2, 3, "ConcurrentHashMap#1", "ConcurrentHashMap.put");

        assertThat(chosen(Failures.withTrace(Failures.lostUpdate(), trace.build())))
                .containsExactly("1 call ConcurrentHashMap.get", "2 call ConcurrentHashMap.put");
    }

    @Test
    void threads_that_take_no_part_are_left_out() {
        TraceBuilder trace = new TraceBuilder("Counter")
                .on(0, 1, "start", "Thread-1")
                .on(0, 2, "start", "Thread-2")
                .access(2, 3, "write", "Mine#1", "Mine.value", "1")
                .plain(2, "end")
                .access(1, 4, "write", "Counter#1", "Counter.count", "1")
                .access(0, 5, "read", "Counter#1", "Counter.count", "1");

        assertThat(chosen(Failures.withTrace(Failures.lostUpdate(), trace.build())))
                .containsExactly("0 start Thread-1", "1 write Counter.count", "0 read Counter.count");
    }

    @Test
    void an_empty_trace_has_no_events_that_matter() {
        assertThat(RelevantEvents.of(Failures.withTrace(Failures.deadlock(), List.of())))
                .isEmpty();
    }

    private static ThreadReport waiting(int id, String name, String waitsFor, String holds) {
        return new ThreadReport(id, name, "waiting", waitsFor, List.of(holds), List.of());
    }

    private static List<String> chosen(FailureReport failure) {
        return RelevantEvents.of(failure).stream()
                .map(RelevantEventsTest::brief)
                .toList();
    }

    private static String brief(TraceEvent event) {
        String target = event.member() != null ? event.member() : event.object();
        return event.thread() + " " + event.operation() + (target == null ? "" : " " + target);
    }
}
