package dev.selvage.explorer.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.Carriers;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Steps;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CampaignTest {
    private static CampaignSettings keepGoing(long runs) {
        return CampaignSettings.defaults().withRuns(runs).withKeepGoing(true);
    }

    @ParameterizedTest
    @ValueSource(classes = {Failing.LostUpdate.class, Failing.OppositeLocks.class, Failing.LostNotify.class})
    void the_same_settings_give_the_same_campaign_from_its_first_run_on(Class<?> program) {
        Sample.Findings first = Sample.of(program).explore(keepGoing(20));
        Sample.Findings second = Sample.of(program).explore(keepGoing(20));
        assertThat(second.result().runsToFirstFailure())
                .isEqualTo(first.result().runsToFirstFailure());
        assertThat(second.result().steps()).isEqualTo(first.result().steps());
        assertThat(second.result().switches()).isEqualTo(first.result().switches());
        assertThat(second.failures()).isEqualTo(first.failures());
    }

    @Test
    void it_stops_at_the_first_failure() {
        CampaignResult result = Sample.of(Failing.TwoFailures.class)
                .explore(CampaignSettings.defaults())
                .result();
        assertThat(result.stopReason()).isEqualTo("a failure was found");
        assertThat(result.failures()).hasSize(1);
        assertThat(result.runsToFirstFailure()).isEqualTo(result.runs());
    }

    @Test
    void it_reports_each_way_to_fail_once_when_it_keeps_going() {
        Sample.Findings findings = Sample.of(Failing.TwoFailures.class).explore(keepGoing(50));
        assertThat(findings.failures().stream().map(FailureReport::message))
                .containsExactlyInAnyOrder(
                        "java.lang.IllegalStateException: main was first",
                        "java.lang.IllegalArgumentException: child was first");
        assertThat(findings.result().runs()).isEqualTo(50);
        assertThat(findings.result().failures().stream().map(CampaignResult.FailureSummary::file))
                .containsExactly("failure-1", "failure-2");
    }

    private static CampaignResult doubting(String word) {
        return Campaign.run(Sample.of(Failing.TwoFailures.class).program(), keepGoing(50), new CampaignListener() {
            @Override
            public @Nullable String doubt(String signature, FailureReport failure) {
                return failure.message().contains(word) ? "no trust in run " + failure.run() : null;
            }
        });
    }

    @Test
    void failures_that_are_all_in_doubt_are_a_problem() {
        CampaignResult result = doubting("first");
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(result.failures()).hasSize(2).extracting("doubt").doesNotContainNull();
        assertThat(result.control().problems()).hasSize(2).allMatch(problem -> problem.startsWith("no trust in run"));
    }

    @Test
    void one_failure_without_doubt_counts() {
        CampaignResult result = doubting("main was first");
        assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(result.control().problems()).isEmpty();
        assertThat(result.control().warnings()).singleElement().asString().startsWith("no trust in run");
    }

    @Test
    void it_stops_when_its_time_is_spent() {
        CampaignResult result = Sample.of(Steps.class, "3", "3", "3")
                .explore(CampaignSettings.defaults().withTime(Duration.ofNanos(1)))
                .result();
        assertThat(result.stopReason()).isEqualTo("the budget of 0 s is spent");
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(result.control().problems()).containsExactly(ControlAudit.NO_RUN);
    }

    @Test
    void it_can_be_looked_at_and_stopped_while_it_goes_on() {
        AtomicReference<OngoingCampaign> campaign = new AtomicReference<>();
        List<CampaignResult> looks = new ArrayList<>();
        CampaignListener looking = new CampaignListener() {
            @Override
            public void onBegin(OngoingCampaign begun) {
                campaign.set(begun);
            }

            @Override
            public void onRunEnd(RunResult run, boolean fails) {
                looks.add(campaign.get().soFar("just looking"));
                if (looks.size() == 3) campaign.get().stop("enough");
            }
        };
        CampaignResult result =
                Campaign.run(Sample.of(Steps.class, "3", "3", "3").program(), CampaignSettings.defaults(), looking);
        assertThat(result.stopReason()).isEqualTo("enough");
        assertThat(result.runs()).isEqualTo(3);
        assertThat(looks).extracting(CampaignResult::runs).containsExactly(1L, 2L, 3L);
        assertThat(looks.get(2).stopReason()).isEqualTo("just looking");
        assertThat(looks.get(2).steps()).isEqualTo(result.steps());
    }

    @Test
    void runs_that_are_cut_are_told_after_a_few_with_the_bound_that_would_do() {
        List<String> advices = new ArrayList<>();
        CampaignListener listening = new CampaignListener() {
            @Override
            public void onAdvice(String advice) {
                advices.add(advice);
            }
        };
        CampaignSettings settings = CampaignSettings.defaults().withRuns(10).withSteps(20);
        CampaignResult result =
                Campaign.run(Sample.of(Steps.class, "30", "30", "30").program(), settings, listening);
        assertThat(result.control().problems()).containsExactly(ControlAudit.ALL_CUT);
        assertThat(advices)
                .singleElement()
                .asString()
                .startsWith("the first 3 runs were cut at the bound on steps: ")
                .endsWith("steps; --max-steps 1000 would do");
        assertThat(result.control().warnings()).singleElement().asString().endsWith("--max-steps 1000 would do");
    }

    @Test
    void its_figures_are_sums_over_its_runs() {
        CampaignResult result = Sample.of(Steps.class, "1", "1", "-1")
                .explore(CampaignSettings.defaults().withStrategy("exhaustive"))
                .result();
        // In each of six runs the main thread reads three arguments and two threads write once.
        assertThat(result.runs()).isEqualTo(6);
        assertThat(result.steps()).isEqualTo(6 * 5);
        assertThat(result.control().threads()).isEqualTo(3);
    }

    @Test
    void runs_that_end_in_a_deadlock_leave_no_thread_behind() {
        CountingProgram program =
                new CountingProgram(Sample.of(Failing.AlwaysDeadlocked.class).program());
        CampaignResult result = Campaign.run(program, keepGoing(500), CampaignListener.NONE);
        assertThat(result.failures()).hasSize(1);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(program.threads).hasSizeGreaterThanOrEqualTo(500);
        assertThat(program.threads.subList(10, program.threads.size())).containsOnly(program.threads.get(10));
    }

    /** Counts, before every run, the threads on which strands run. */
    private static final class CountingProgram implements Program {
        private final Program program;
        final List<Integer> threads = new ArrayList<>();

        CountingProgram(Program program) {
            this.program = program;
        }

        @Override
        public Runnable newRun() {
            threads.add(Carriers.alive().size());
            return program.newRun();
        }

        @Override
        public ProgramInfo info() {
            return program.info();
        }

        @Override
        public int classesInstrumented() {
            return program.classesInstrumented();
        }
    }
}
