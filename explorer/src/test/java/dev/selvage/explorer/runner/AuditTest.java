package dev.selvage.explorer.runner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.PlatformEngine;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.RunTally;
import dev.selvage.samples.Steps;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class AuditTest {
    private final Audit audit = new Audit();

    private static RunResult run(RunEnd end, int threads, int[] choices, String... escapes) {
        return new RunResult(end, 10, 4, 0, choices, threads, List.of(), List.of(escapes), List.of(), false, List.of());
    }

    private ControlAudit close() {
        return Accounts.close(tally(), true, true, false);
    }

    private RunTally tally() {
        try (Engine engine = new PlatformEngine(Duration.ofSeconds(1))) {
            MainProgram program = Sample.of(Steps.class, "1", "1", "1").program();
            CampaignSettings settings = CampaignSettings.defaults();
            return audit.tally(
                    program, new ControlledRunner(program, settings, new RandomStrategy(1), engine, () -> false));
        }
    }

    @Test
    void it_adds_up_steps_switches_and_decisions_and_keeps_the_most_threads() {
        audit.add(run(new RunEnd.Completed(), 3, new int[] {0, 1}));
        audit.add(run(new RunEnd.Completed(), 2, new int[] {1}));
        assertThat(audit.runs()).isEqualTo(2);
        assertThat(tally().steps()).isEqualTo(20);
        assertThat(tally().switches()).isEqualTo(8);
        ControlAudit account = close();
        assertThat(account.decisionPoints()).isEqualTo(3);
        assertThat(account.threads()).isEqualTo(3);
        assertThat(account.problems()).isEmpty();
        assertThat(account.warnings()).isEmpty();
    }

    @Test
    void a_problem_is_told_once_however_often_it_is_met() {
        audit.add(run(new RunEnd.Completed(), 2, new int[] {0}, "thread 'x'"));
        audit.add(run(new RunEnd.Completed(), 2, new int[] {0}, "thread 'x'"));
        assertThat(audit.hasProblems()).isTrue();
        assertThat(close().problems())
                .containsExactly("thread 'x' cannot be controlled: its steps would not be part of the schedule");
    }

    @Test
    void runs_without_a_choice_are_a_problem_and_so_is_no_run_at_all() {
        assertThat(close().problems()).containsExactly(ControlAudit.NO_RUN);
        audit.add(run(new RunEnd.Completed(), 1, new int[0]));
        assertThat(close().problems()).hasSize(1);
    }

    @Test
    void runs_that_were_cut_are_counted_in_a_warning() {
        audit.add(run(new RunEnd.Cut(), 2, new int[] {0}));
        audit.add(run(new RunEnd.Completed(), 2, new int[] {0}));
        assertThat(close().warnings())
                .containsExactly("1 of 2 runs were cut at the bound on steps (--max-steps) and not judged");
    }

    @Test
    void a_run_that_ends_as_something_is_refused_was_not_cut_at_the_bound() {
        audit.add(run(new RunEnd.Cut(), 2, new int[] {0}, "stop of thread 'x'"));
        assertThat(close().problems())
                .containsExactly(
                        "stop of thread 'x' cannot be controlled: its steps would not be part of the schedule");
        assertThat(close().warnings()).isEmpty();
    }
}
