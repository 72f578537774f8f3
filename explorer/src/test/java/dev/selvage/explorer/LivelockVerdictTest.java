package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.Sample.Findings;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Circles;
import dev.selvage.samples.TransferQueuePolls;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which runs that go on for long are livelocks, under whatever strategy. */
class LivelockVerdictTest {
    private static Findings explore(String strategy, Class<?> program, int runs) {
        return Sample.of(program)
                .explore(CampaignSettings.defaults()
                        .withStrategy(strategy)
                        .withRuns(runs)
                        .withSteps(200_000));
    }

    /** Each goes on for long, or in step, and ends by something that the events of a round do not show, or by somebody else. */
    @ParameterizedTest
    @ValueSource(
            classes = {
                Circles.AfterYouForLong.class,
                Circles.CountsInLocal.class,
                Circles.DrainsQueue.class,
                Circles.UntilChance.class,
                Circles.UntilTime.class,
                Circles.UntilPermits.class,
                Circles.CountTogether.class,
                Circles.SleepInStep.class,
                Circles.ThirdCouldEndIt.class,
                Circles.SleeperCouldEndIt.class,
                Circles.LockerCouldEndIt.class
            })
    void what_may_end_is_no_livelock(Class<?> program) {
        for (String strategy : List.of("livelock-directed", "chess", "random", "delay:2")) {
            Findings findings = explore(strategy, program, 3);
            assertThat(findings.failures()).as(strategy).isEmpty();
            assertThat(findings.result().control().problems()).as(strategy).isEmpty();
            assertThat(findings.result().verdict()).as(strategy).isIn(Verdict.NO_FAILURE, Verdict.EXHAUSTED);
        }
    }

    /** With so few steps no run ends: the trial that follows must not take a cut run for a livelock. */
    @ParameterizedTest
    @ValueSource(
            classes = {
                Circles.AfterYouForLong.class,
                Circles.UntilChance.class,
                Circles.UntilTime.class,
                Circles.UntilPermits.class,
                Circles.CountTogether.class,
                Circles.SleeperCouldEndIt.class
            })
    void a_run_that_is_cut_is_no_livelock_unless_it_must_go_on_like_this(Class<?> program) {
        Findings findings = Sample.of(program)
                .explore(CampaignSettings.defaults()
                        .withStrategy("random")
                        .withRuns(2)
                        .withSteps(9_000));
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.result().verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
    }

    @Test
    void a_run_that_is_cut_in_a_livelock_is_judged() {
        Findings findings = Sample.of(Circles.AfterYou.class)
                .explore(CampaignSettings.defaults()
                        .withStrategy("random")
                        .withRuns(2)
                        .withSteps(9_000));
        assertThat(findings.failure().kind()).isEqualTo("livelock");
        assertThat(findings.failure().cycle()).hasSize(2);
        MainProgram again = Sample.of(Circles.AfterYou.class).program();
        assertThat(Replay.run(
                        findings.failure(), again, 2, CampaignSettings.DEFAULT_PATIENCE, EngineChoice.AUTO, false))
                .isEmpty();
        assertThat(findings.result().control().problems()).isEmpty();
    }

    /** JDK-8301341, which later JDKs do not have. */
    @Test
    void a_poll_of_a_transfer_queue_goes_round_for_ever_on_the_jdk_that_has_this_bug() {
        Findings findings = Sample.of(TransferQueuePolls.class)
                .explore(CampaignSettings.defaults().withRuns(500).withTimeouts(Timeouts.EXPLORE));
        assertThat(findings.result().control().problems()).isEmpty();
        boolean hasBug = Runtime.version().feature() == 17;
        assertThat(findings.result().verdict()).isEqualTo(hasBug ? Verdict.FAILURE : Verdict.NO_FAILURE);
        assertThat(findings.result().failures())
                .allMatch(failure -> failure.kind().equals("livelock"));
    }
}
