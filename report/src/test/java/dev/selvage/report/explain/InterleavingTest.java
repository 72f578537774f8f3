package dev.selvage.report.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.Failures;
import dev.selvage.report.TraceBuilder;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ThreadReport;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterleavingTest {

    @Test
    void accesses_are_told_with_line_field_and_value() {
        assertThat(words(Failures.lostUpdate()))
                .contains("1: Counter.java:12 reads count = 0", "2: Counter.java:12 writes count = 1");
    }

    @Test
    void fields_of_several_objects_are_told_apart() {
        TraceBuilder trace = new TraceBuilder("Bank")
                .access(1, 1, "write", "Account#1", "Account.balance", "1")
                .access(1, 2, "write", "Account#2", "Account.balance", "1")
                .access(1, 3, "write", "int[]#1", "[3]", "1")
                .access(2, 1, "read", "Account#1", "Account.balance", "1")
                .access(2, 2, "read", "Account#2", "Account.balance", "1")
                .access(2, 3, "read", "int[]#1", "[3]", "1");

        assertThat(words(trace))
                .contains(
                        "1: Bank.java:1 writes Account#1.balance = 1",
                        "1: Bank.java:2 writes Account#2.balance = 1",
                        "2: Bank.java:3 reads int[]#1[3] = 1");
    }

    @Test
    void an_access_inside_the_library_names_the_method_that_was_called() {
        TraceBuilder trace = new TraceBuilder("Cache")
                .library(1, 4, "write", "ArrayList#1", "ArrayList.size", "java.util.ArrayList.add:486")
                .library(2, 4, "read", "ArrayList#1", "ArrayList.size", "java.util.ArrayList.add:484");

        assertThat(words(trace)).contains("1: Cache.java:4 writes size = 0 in ArrayList.add");
    }

    @Test
    void a_lock_that_had_to_be_waited_for_says_so() {
        TraceBuilder trace = new TraceBuilder("Counter")
                .on(1, 1, "lock", "Counter#1")
                .access(1, 2, "write", "Counter#1", "Counter.count", "1")
                .on(1, 3, "unlock", "Counter#1")
                .blocked(2, 1, "lock", "Counter#1")
                .access(2, 2, "write", "Counter#1", "Counter.count", "2")
                .on(2, 3, "unlock", "Counter#1");

        assertThat(words(trace))
                .contains("1: Counter.java:1 locks Counter#1", "2: Counter.java:1 locks Counter#1 after a wait");
    }

    @Test
    void a_thread_that_waits_for_ever_ends_with_what_it_waits_for() {
        assertThat(words(Failures.deadlock()))
                .endsWith(
                        "0: Bank.java:23 waits for Account#2, held by Thread-1",
                        "1: Bank.java:23 waits for Account#1, held by main");
    }

    @Test
    void a_thread_that_is_parked_for_ever_says_for_what() {
        ThreadReport main =
                new ThreadReport(0, "main", "waiting", "lock ReentrantLock#1, held by Thread-1", List.of(), List.of());
        TraceBuilder trace = new TraceBuilder("Bank")
                .call(0, 4, "ReentrantLock#1", "ReentrantLock.lock")
                .on(0, 4, "park", "Sync#1");

        assertThat(words(Failures.report("deadlock", "", "", List.of(main), trace.build())))
                .containsExactly(
                        "0: Bank.java:4 calls lock() on ReentrantLock#1",
                        "0: Bank.java:4 waits for ReentrantLock#1, held by Thread-1");
    }

    @Test
    void a_thread_that_was_notified_but_cannot_go_on_says_who_keeps_it() {
        ThreadReport main =
                new ThreadReport(0, "main", "blocked", "monitor Box#1, held by Thread-1", List.of(), List.of());
        TraceBuilder trace = new TraceBuilder("Box").blocked(0, 2, "wait", "Box#1");

        assertThat(words(Failures.report("deadlock", "", "", List.of(main), trace.build())))
                .containsExactly("0: Box.java:2 waits on Box#1, then waits for Box#1, held by Thread-1");
    }

    @Test
    void a_thread_that_died_ends_where_it_died() {
        assertThat(words(Failures.lostUpdate())).endsWith("0: Counter.java:15 dies");
    }

    @Test
    void calls_name_the_object() {
        TraceBuilder trace = new TraceBuilder("Cache")
                .call(1, 1, "LinkedBlockingQueue#1", "LinkedBlockingQueue.put")
                .call(2, 1, "LinkedBlockingQueue#1", "LinkedBlockingQueue.take");

        assertThat(words(trace))
                .contains(
                        "1: Cache.java:1 calls put() on LinkedBlockingQueue#1",
                        "2: Cache.java:1 calls take() on LinkedBlockingQueue#1");
    }

    @Test
    void a_notification_that_nobody_hears_is_told_as_such() {
        assertThat(words(Failures.lostWakeUp()))
                .contains(
                        "1: Box.java:22 notifies Box#1, nobody waits", "0: Box.java:12 waits on Box#1, is never woken");
    }

    @Test
    void a_notification_names_whom_it_wakes() {
        TraceBuilder trace = new TraceBuilder("Box")
                .blocked(0, 2, "wait", "Box#1")
                .access(1, 4, "notify-all", "Box#1", null, "\"main, Thread-2\"")
                .on(0, 2, "wait", "Box#1");

        assertThat(words(Failures.withTrace(Failures.lostWakeUp(), trace.build())))
                .contains("1: Box.java:4 notifies all on Box#1, wakes main, Thread-2");
    }

    @Test
    void the_same_event_many_times_in_a_row_is_told_once() {
        TraceBuilder trace = new TraceBuilder("Spin").access(2, 1, "write", null, "Spin.flag", "false");
        for (int i = 0; i < 50; i++) trace.access(1, 2, "read", null, "Spin.flag", "false");

        Interleaving interleaving = Interleaving.of(Failures.withTrace(Failures.lostUpdate(), trace.build()));

        assertThat(interleaving.rows())
                .extracting(Interleaving.Row::words)
                .containsExactly(
                        "Spin.java:1 writes flag = false",
                        "Spin.java:2 reads flag = false (50 times)",
                        "Counter.java:15 dies");
        assertThat(interleaving.earlier()).isZero();
    }

    @Test
    void of_a_long_trace_the_events_that_lead_to_the_failure_are_kept() {
        Interleaving interleaving = Interleaving.of(Failures.longRun(100_000));

        assertThat(interleaving.rows()).hasSize(41);
        assertThat(interleaving.rows().get(39).words()).isEqualTo("Counter.java:12 writes count = 99999");
        assertThat(interleaving.earlier()).isEqualTo(99_960);
    }

    @Test
    void threads_of_the_same_name_are_told_apart_by_their_ids() {
        ThreadNames names = new ThreadNames(List.of(named(1, "worker"), named(2, "worker"), named(3, "timer")));

        assertThat(List.of(names.of(1), names.of(2), names.of(3), names.of(4)))
                .containsExactly("worker (1)", "worker (2)", "timer", "thread 4");
    }

    private static ThreadReport named(int id, String name) {
        return new ThreadReport(id, name, "finished", null, List.of(), List.of());
    }

    private static List<String> words(TraceBuilder trace) {
        return words(Failures.withTrace(Failures.lostUpdate(), trace.build()));
    }

    private static List<String> words(FailureReport failure) {
        return Interleaving.of(failure).rows().stream()
                .map(row -> row.thread() + ": " + row.words())
                .toList();
    }
}
