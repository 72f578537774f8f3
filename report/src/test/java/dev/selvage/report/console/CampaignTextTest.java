package dev.selvage.report.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.Failures;
import dev.selvage.report.Results;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CampaignTextTest {
    private static final Terminal TERMINAL = Terminal.of(null, UTF_8, false);

    @Test
    void a_failure_is_told_with_its_file_and_the_effort() {
        assertThat(render(Results.failure())).isEqualTo("""
                        Failure found: 1 distinct failure in 2,000 runs.
                          assertion: expected 2 but was 1 → selvage-out/failure-1.json
                        2,000 runs in 0.5 s (4,000 runs/s), first failure in run 17; strategy random, seed 42, platform engine
                        The fiber engine would be faster, but this JDK has no continuations
                        Stopped: 2000 runs done
                        Coverage of sync-pairs: 12 of 30 goals, 2 infeasible
                        Under control: 3 threads, 1 class, 1,234 decision points
                        """);
    }

    @Test
    void no_failure_found_claims_no_more_than_that() {
        assertThat(render(Results.noFailure()))
                .startsWith("No failure found in 2,000 runs. Schedules that were not run may still fail.\n")
                .endsWith("Warning: 2 threads are daemons\n");
    }

    @Test
    void a_campaign_without_a_failure_says_what_to_try_next() {
        assertThat(render(Results.noFailure())).contains("\nWhat next: --strategy dpor; a run has about 0 choices");
        assertThat(render(Results.exhausted())).doesNotContain("What next");
        assertThat(render(Results.failure())).doesNotContain("What next");
    }

    @Test
    void a_lost_jvm_has_a_sentence_of_its_own() {
        assertThat(render(Results.stoppedBy(ControlAudit.WORKER_LOST + "worker 1 ended")))
                .startsWith("A JVM was lost: nothing was proved.\n")
                .contains("without --jobs", "Problem: a JVM was lost: worker 1 ended")
                .doesNotContain("did not decide");
    }

    @Test
    void the_last_lines_that_the_program_printed_come_last() {
        List<String> lines = IntStream.range(0, 12).mapToObj(i -> "line " + i).toList();
        assertThat(render(Results.printed(lines)))
                .endsWith("\nThe program's last output:\n  line 2\n"
                        + IntStream.range(3, 12)
                                .mapToObj(i -> "  line " + i + "\n")
                                .collect(joining()));
    }

    @Test
    void an_exhausted_search_says_that_all_schedules_were_tried() {
        assertThat(render(Results.exhausted())).startsWith("No failure exists").contains("all were tried");
    }

    @Test
    void where_time_decides_an_order_the_summary_says_so_and_what_to_do() {
        String found = render(Results.timed(Verdict.NO_FAILURE));
        String proved = render(Results.timed(Verdict.EXHAUSTED));
        assertThat(List.of(found, proved))
                .allSatisfy(text -> assertThat(text.lines().toList().get(1))
                        .startsWith("Time-outs and sleeps ended only when no other thread could go on")
                        .contains("--timeouts explore"));
        assertThat(proved)
                .startsWith("No failure exists in the schedules of this input in which time-outs expire last: all");
        assertThat(render(Results.exhausted())).doesNotContain("ime-outs");
        assertThat(render(Results.noFailure())).doesNotContain("ime-outs");
    }

    @Test
    void a_failure_of_a_used_jvm_only_is_said_to_be_just_that() {
        assertThat(render(Results.inDoubt()))
                .startsWith("Not confirmed: nothing was proved.\n")
                .contains("failed only in a JVM in which other runs had been made before")
                .contains("What to do: ", "--isolation fork")
                .contains("Problem: in a fresh JVM the failure of run 2 did not happen again\n")
                .doesNotContain("did not decide");
    }

    @Test
    void runs_out_of_control_prove_nothing_and_say_what_to_do() {
        assertThat(render(Results.notControlled()))
                .startsWith("Not under control: nothing was proved.\n")
                .contains("did not decide", "What to do: ")
                .contains("Problem: thread Finalizer-7 escaped: exclude com.acme.Native\n");
    }

    @Test
    void what_leaves_nothing_to_judge_has_a_sentence_of_its_own() {
        assertThat(render(Results.stoppedBy(ControlAudit.NOTHING_TO_EXPLORE)))
                .startsWith("Nothing to explore: nothing was proved.\n")
                .contains("never had two threads at once", "What to do: ")
                .doesNotContain("did not decide");
        assertThat(render(Results.stoppedBy(ControlAudit.ALL_CUT)))
                .startsWith("No run came to its end: nothing was judged.\n")
                .contains("--max-steps")
                .doesNotContain("did not decide");
        assertThat(render(Results.stoppedBy(ControlAudit.NO_RUN)))
                .startsWith("No run came to its end: nothing was judged.\n")
                .contains("--time")
                .doesNotContain("did not decide");
    }

    @Test
    void nobody_who_shares_runs_among_jvms_is_sent_to_a_search_which_cannot() {
        CampaignResult clean = Results.noFailure();
        assertThat(render(clean)).contains("What next: --strategy dpor");
        assertThat(new CampaignText(TERMINAL, false).render(clean))
                .contains("What next: --strategy pct:3")
                .doesNotContain("dpor");
    }

    @Test
    void what_fails_on_every_schedule_since_runs_have_changed_something_is_not_proved() {
        assertThat(render(Results.inDoubt(FailureSummary.FAILS_EVERY_TIME)))
                .contains("Not confirmed: ", "fails on every schedule now", "temporary folder")
                .doesNotContain("--isolation fork");
    }

    @Test
    void a_failure_that_came_too_late_to_be_confirmed_is_called_that() {
        assertThat(render(Results.inDoubt(FailureSummary.NOT_REPEATED_AFRESH)))
                .startsWith("Failure found, but not confirmed in time: nothing was proved.\n")
                .contains("allow more time with --time")
                .doesNotContain("--isolation fork");
    }

    @Test
    void the_console_tells_failures_and_then_the_result() throws IOException {
        StringBuilder out = new StringBuilder();
        ConsoleWriter console =
                new ConsoleWriter(out, TERMINAL, number -> "selvage replay failure-" + number + ".json", true);

        console.failure(2, Failures.deadlock());
        console.result(Results.failure());

        assertThat(out).startsWith("deadlock: ").contains("Replay: selvage replay failure-2.json\n\nFailure found: ");
    }

    private static String render(CampaignResult result) {
        return new CampaignText(TERMINAL, true).render(result);
    }
}
