package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Endings;
import org.junit.jupiter.api.Test;

class EndOfRunTest {
    private static final CampaignSettings TEN_RUNS = CampaignSettings.defaults().withRuns(10);

    @Test
    void daemons_do_not_keep_a_run_alive_whether_they_wait_or_go_on_for_ever() {
        for (long seed = 0; seed < 5; seed++) {
            RandomStrategy random = new RandomStrategy(seed);
            random.nextRun(null);
            assertThat(Sample.of(Endings.DaemonsLeft.class).outcome(random)).isEqualTo("main ends");
        }
    }

    @Test
    void a_thread_that_is_no_daemon_is_waited_for() {
        assertThat(Sample.of(Endings.WorkerLeft.class).outcomes()).containsExactly("worker ends");
    }

    @Test
    void an_exception_that_the_program_handles_is_no_failure() {
        assertThat(Sample.of(Endings.HandledByItsHandler.class).outcomes()).containsExactly("boomtrue, main ends");
        assertThat(Sample.of(Endings.HandledByDefault.class).outcomes()).containsExactly("worker boom");
        assertThat(Sample.of(Endings.HandlerFails.class).outcomes()).containsExactly("handled");
    }

    @Test
    void the_death_of_main_is_a_failure_whatever_a_handler_does() {
        Sample.Findings findings =
                Sample.of(Endings.MainDiesBesideHandler.class).explore(TEN_RUNS);
        assertThat(findings.failure().kind()).isEqualTo("exception");
    }

    @Test
    void an_exit_with_a_status_other_than_zero_is_a_failure() {
        Sample.Findings findings = Sample.of(Endings.Exits.class, "3").explore(TEN_RUNS);
        assertThat(findings.failure().kind()).isEqualTo("exit");
        assertThat(findings.failure().message()).isEqualTo("the program exits with status 3");
        assertThat(findings.failure().cause()).isEqualTo("The program exits with status 3.");
    }

    @Test
    void an_exit_with_status_zero_is_the_end_of_the_run_and_no_failure() {
        Sample.Findings findings = Sample.of(Endings.Exits.class, "0").explore(TEN_RUNS);
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.result().runs()).isEqualTo(10);
        assertThat(findings.result().control().warnings()).isEmpty();
    }

    @Test
    void a_halt_ends_the_run_with_its_status() {
        assertThat(Sample.of(Endings.Halts.class).outcomes()).allMatch(end -> end.startsWith("Exited[status=4]"));
    }

    @Test
    void a_run_that_reaches_the_bound_on_its_steps_is_cut_and_not_judged() {
        CampaignSettings settings = CampaignSettings.defaults().withRuns(10).withSteps(50);
        Sample.Findings findings = Sample.of(Endings.Endless.class).explore(settings);
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.result().verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(findings.result().control().problems())
                .containsExactly(
                        "every run was cut at the bound on steps and none was judged; raise the bound with --max-steps");
    }

    @Test
    void an_exhaustive_search_with_cut_runs_claims_no_more_than_it_saw() {
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy("exhaustive")
                .withRuns(1_000)
                .withSteps(6);
        Sample.Findings findings = Sample.of(Endings.Endless.class).explore(settings);
        assertThat(findings.result().stopReason())
                .isEqualTo("nothing is left to explore: every schedule up to the bound on steps was run");
    }
}
