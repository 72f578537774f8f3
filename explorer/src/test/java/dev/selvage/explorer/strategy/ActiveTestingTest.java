package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Suspects;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Suspects are found in runs that go well, and forced in others. */
class ActiveTestingTest {
    private static final int RUNS = 100;

    private static Sample.Findings explore(String strategy, Class<?> program, String... arguments) {
        return Sample.of(program, arguments)
                .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(RUNS));
    }

    private static CoverageFigures coverage(CampaignResult result, String criterion) {
        return Objects.requireNonNull(result.coverage().get(criterion));
    }

    private static void assertReplays(Sample.Findings findings, Class<?> program, String... arguments) {
        assertThat(findings.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(findings.result().runsToFirstFailure()).isGreaterThan(3);
        assertThat(findings.failure().hasSchedule()).isTrue();
        Sample again = Sample.of(program, arguments);
        assertThat(Replay.run(
                        findings.failure(),
                        again.program(),
                        3,
                        CampaignSettings.DEFAULT_PATIENCE,
                        EngineChoice.AUTO,
                        false))
                .isEmpty();
    }

    // ---- races

    @Test
    void a_race_that_chance_misses_is_forced_and_replays() {
        assertThat(explore("random", Suspects.ForgottenInBetween.class).result().verdict())
                .isEqualTo(Verdict.NO_FAILURE);
        Sample.Findings findings = explore("race-directed", Suspects.ForgottenInBetween.class);
        assertReplays(findings, Suspects.ForgottenInBetween.class);
        assertThat(findings.failure().kind()).isEqualTo("exception");
        assertThat(findings.result().stopReason()).contains("the pair of accesses at Suspects.java:");
    }

    @Test
    void the_same_seed_forces_the_same_runs() {
        CampaignResult one =
                explore("race-directed", Suspects.DifferentLocks.class).result();
        CampaignResult same =
                explore("race-directed", Suspects.DifferentLocks.class).result();
        assertThat(same.steps()).isEqualTo(one.steps());
        assertThat(same.switches()).isEqualTo(one.switches());
        assertThat(same.coverage()).isEqualTo(one.coverage());
    }

    @Test
    void accesses_that_an_order_or_a_common_lock_keeps_apart_are_not_suspect() {
        CampaignResult result = explore("race-directed", Suspects.Apart.class).result();
        assertThat(coverage(result, "racing-pairs").total()).isZero();
        assertThat(result.stopReason()).contains("no two accesses were seen that may race");
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    @Test
    void accesses_under_different_locks_are_suspect_in_every_combination_with_a_write_and_turn_out_real() {
        CampaignResult result =
                explore("race-directed", Suspects.DifferentLocks.class).result();
        assertThat(coverage(result, "racing-pairs")).isEqualTo(new CoverageFigures(2, 2, 0));
        assertThat(result.runs()).isEqualTo(3 + 2 * 20);
        assertThat(result.stopReason()).contains("each of the 2 pairs");
    }

    @Test
    void atomics_are_one_place_whichever_method_is_called() {
        CampaignResult result = explore("race-directed", Suspects.Atomics.class).result();
        // Four calls, two of each thread: of the pairs across threads only get with get is harmless.
        assertThat(coverage(result, "racing-pairs").total()).isEqualTo(3);
    }

    // ---- deadlocks

    @Test
    void a_circle_of_two_monitors_that_chance_misses_is_closed_and_replays() {
        assertThat(explore("random", Suspects.Circle.class, "2").result().verdict())
                .isEqualTo(Verdict.NO_FAILURE);
        Sample.Findings findings = explore("deadlock-directed", Suspects.Circle.class, "2");
        assertReplays(findings, Suspects.Circle.class, "2");
        assertThat(findings.failure().kind()).isEqualTo("deadlock");
        assertThat(findings.result().runsToFirstFailure()).isLessThan(10);
        assertThat(findings.result().stopReason()).contains("the circle of locks at Suspects.java:");
    }

    @Test
    void circles_of_three_and_circles_of_locks_of_the_library_are_closed_too() {
        assertThat(explore("deadlock-directed", Suspects.Circle.class, "3")
                        .failure()
                        .cause())
                .contains("which waits for", "Object#3");
        Sample.Findings locks = explore("deadlock-directed", Suspects.CircleOfLocks.class);
        assertReplays(locks, Suspects.CircleOfLocks.class);
        assertThat(locks.failure().cause()).contains("ReentrantLock#");
    }

    @Test
    void a_lock_that_all_hold_makes_a_circle_harmless() {
        CampaignResult result =
                explore("deadlock-directed", Suspects.Circle.class, "2", "gate").result();
        assertThat(coverage(result, "lock-cycles").total()).isZero();
        assertThat(result.stopReason()).contains("no circle in the order of locks was seen");
        assertThat(result.runs()).isEqualTo(3);
    }
}
