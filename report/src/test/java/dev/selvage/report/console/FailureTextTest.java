package dev.selvage.report.console;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.selvage.report.Failures;
import dev.selvage.report.TraceBuilder;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FailureTextTest {
    private static final String REPLAY = "./selvage replay selvage-out/failure-1.json";

    @Test
    void a_lost_update_has_a_column_for_each_thread() {
        assertThat(render(Failures.lostUpdate(), "120")).isEqualTo("""
                        assertion: main died of java.lang.AssertionError: expected 2 but was 1
                          run 17 of strategy random, seed 42

                         main                            │ Thread-1                         │ Thread-2
                        ─────────────────────────────────┼──────────────────────────────────┼──────────────────────────────────
                         Counter.java:5 writes count = 0 │                                  │
                         Counter.java:7 starts Thread-1  │                                  │
                         Counter.java:8 starts Thread-2  │                                  │
                                                         │ Counter.java:12 reads count = 0  │
                                                         │                                  │ Counter.java:12 reads count = 0
                                                         │                                  │ Counter.java:12 writes count = 1
                                                         │                                  │ ends
                                                         │ Counter.java:12 writes count = 1 │
                                                         │ ends                             │
                         Counter.java:9 joins Thread-1   │                                  │
                         Counter.java:10 joins Thread-2  │                                  │
                         Counter.java:14 reads count = 1 │                                  │
                         Counter.java:15 dies            │                                  │

                        main died
                            at com.acme.Counter.main(Counter.java:15)

                        Replay: ./selvage replay selvage-out/failure-1.json
                        """);
    }

    @Test
    void a_deadlock_shows_the_cycle_and_what_each_thread_holds() {
        assertThat(render(Failures.deadlock(), "120")).isEqualTo("""
                        deadlock: main and Thread-1 take Account#1 and Account#2 in opposite orders
                          2 threads wait for each other
                          run 17 of strategy random, seed 42

                         main                                               │ Thread-1
                        ────────────────────────────────────────────────────┼────────────────────────────────────────────────
                         Bank.java:10 starts Thread-1                       │
                         Bank.java:20 locks Account#1                       │
                                                                            │ Bank.java:20 locks Account#2
                         Bank.java:23 waits for Account#2, held by Thread-1 │
                                                                            │ Bank.java:23 waits for Account#1, held by main

                        Wait-for cycle: main → Account#2 (held by Thread-1) → Account#1 (held by main)
                        main is blocked: waits for monitor Account#2, held by Thread-1; holds Account#1
                            at com.acme.Bank.transfer(Bank.java:23)
                            at com.acme.Bank.main(Bank.java:11)
                        Thread-1 is blocked: waits for monitor Account#1, held by main; holds Account#2
                            at com.acme.Bank.transfer(Bank.java:23)
                            at com.acme.Bank.main(Bank.java:11)

                        Replay: ./selvage replay selvage-out/failure-1.json
                        """);
    }

    @Test
    void a_livelock_shows_each_loop_and_what_would_end_it() {
        assertThat(render(Failures.livelock(), "120")).contains("""
                        main goes round Door.java:10, Door.java:11 for ever:
                            Door.java:10 updates AtomicBoolean#1.compareAndSet = false
                            Door.java:11 yields
                          waits for a change of AtomicBoolean#1; Thread-1 changed it last at Door.java:10 and has ended
                        Thread-2 goes round Door.java:20 for ever:
                            Door.java:20 reads Door#1.open = false
                          waits for a change of Door#1.open; nobody has changed it in this run; main would write it at Door.java:12 but does not get there

                        main is runnable
                        """);
    }

    @Test
    void a_long_round_and_many_loops_are_capped() {
        List<EndlessLoop> loops = new ArrayList<>();
        List<TraceEvent> round = Failures.longRun(20).trace();
        for (int id = 0; id < 10; id++) loops.add(new EndlessLoop(id, round, List.of()));

        assertThat(render(Failures.withCycle(Failures.livelock(), loops), "120"))
                .contains("    … 8 more events are in the file\n", "\n… 2 more loops are in the file\n");
    }

    @Test
    void a_lost_wake_up_of_four_threads_fits_into_columns_by_wrapping_its_cells() {
        assertThat(render(Failures.lostWakeUp(), "120").lines())
                .contains(
                        " main                        │ Thread-1                    │ Thread-2                    │ Thread-3")
                .containsSequence(
                        "                             │ Box.java:22 notifies Box#1, │                             │",
                        "                             │ nobody waits                │                             │")
                .contains(" is never woken              │                             │                             │")
                .contains("main is waiting: waits for notification on Box#1");
    }

    @Test
    void a_narrow_terminal_gets_a_list() {
        assertThat(render(Failures.lostWakeUp(), "80").lines())
                .contains(" main     │ Box.java:10 reads full = false")
                .contains(" Thread-2 │ Box.java:22 notifies Box#1, nobody waits");
    }

    @ParameterizedTest
    @ValueSource(strings = {"40", "60", "80", "100", "120", "200"})
    void no_row_is_wider_than_the_terminal(String columns) {
        for (FailureReport failure : List.of(Failures.lostUpdate(), Failures.deadlock(), Failures.lostWakeUp())) {
            assertThat(render(failure, columns).lines().filter(line -> line.contains("│")))
                    .isNotEmpty()
                    .allMatch(line -> line.length() <= Integer.parseInt(columns));
        }
    }

    @Test
    void eight_threads_have_columns_on_a_wide_terminal_and_a_list_on_others() {
        TraceBuilder trace = new TraceBuilder("Counter");
        List<ThreadReport> threads = new ArrayList<>();
        for (int id = 1; id <= 8; id++) {
            trace.access(id, 12, "write", "Counter#1", "Counter.count", "" + id);
            threads.add(Failures.finished(id));
        }
        FailureReport failure = Failures.report("assertion", "wrong", "wrong", threads, trace.build());

        assertThat(render(failure, "220")).contains(" │ Thread-7                 │ Thread-8\n");
        assertThat(render(failure, "120")).contains("\n Thread-8 │ Counter.java:12 writes count = 8\n");
    }

    @Test
    void a_terminal_without_unicode_gets_ascii() {
        String text = new FailureText(Terminal.of("120", US_ASCII, false)).render(Failures.deadlock(), REPLAY);

        assertThat(text).isASCII().contains("-+-", " | ", "main -> Account#2 (held by Thread-1) -> Account#1");
    }

    @Test
    void a_long_trace_is_capped_quickly() {
        FailureReport failure = Failures.longRun(100_000);

        String text = Assertions.assertTimeout(Duration.ofSeconds(5), () -> render(failure, "120"));

        assertThat(text).contains("\n… 99,960 earlier events are in the file\n");
        assertThat(text.lines()).hasSizeLessThan(56);
    }

    @Test
    void of_many_waiting_threads_the_dead_come_first_and_the_rest_is_counted() {
        List<ThreadReport> threads = new ArrayList<>();
        for (int id = 0; id < 20; id++) {
            threads.add(
                    new ThreadReport(id, "worker-" + id, id == 19 ? "died" : "waiting", null, List.of(), List.of()));
        }
        FailureReport failure = Failures.report("exception", "boom", "boom", threads, List.of());

        assertThat(render(failure, "120"))
                .contains("\n\nworker-19 died\nworker-0 is waiting\n", "… 4 more threads are");
    }

    @Test
    void a_cause_that_begins_with_the_kind_does_not_repeat_it() {
        String cause = "Lost wake-up: thread 'main' waits";

        assertThat(render(Failures.report("lost-wakeup", "waits", cause, List.of(), List.of()), "120"))
                .startsWith("lost-wakeup: thread 'main' waits\n");
    }

    @Test
    void colours_appear_only_when_asked_for() {
        String coloured = new FailureText(Terminal.of("120", UTF_8, true)).render(Failures.deadlock(), REPLAY);

        assertThat(coloured).contains("\u001b[1;31mdeadlock\u001b[0m: ");
        assertThat(coloured.replaceAll("\u001b\\[[\\d;]*m", "")).isEqualTo(render(Failures.deadlock(), "120"));
    }

    @Test
    void what_the_program_puts_into_a_string_cannot_break_the_table() {
        TraceBuilder trace = new TraceBuilder("Text")
                .access(1, 1, "write", null, "Text.value", "a\nb\u001b[2Jc")
                .access(2, 2, "read", null, "Text.value", "x".repeat(10_000));

        assertThat(render(Failures.withTrace(Failures.lostUpdate(), trace.build()), "120"))
                .contains("writes value = a\\nb\\u001b[2Jc ")
                .contains("x...")
                .hasSizeLessThan(1_000);
    }

    @Test
    void a_failure_without_trace_and_threads_is_still_a_text() {
        FailureReport failure =
                Failures.report("leak", "3 threads left", "The pool was not closed", List.of(), List.of());

        assertThat(render(failure, "120")).isEqualTo("""
                        leak: The pool was not closed
                          3 threads left
                          run 17 of strategy random, seed 42

                        Replay: ./selvage replay selvage-out/failure-1.json
                        """);
        assertThatCode(() ->
                        render(Failures.withTrace(failure, Failures.deadlock().trace()), "40"))
                .doesNotThrowAnyException();
    }

    private static String render(FailureReport failure, String columns) {
        return new FailureText(Terminal.of(columns, UTF_8, false)).render(failure, REPLAY);
    }
}
