package dev.selvage.explorer.strategy.chess;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.bounded.IcbStrategy;
import dev.selvage.explorer.strategy.chess.ChessOptions.PreemptAt;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Atomicity;
import dev.selvage.samples.Circles;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Figures;
import dev.selvage.samples.Modes;
import dev.selvage.samples.Steps;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChessStrategyTest {
    private static int runs(ExplorationStrategy strategy, Class<?> program, String... arguments) {
        return Sample.of(program, arguments).exhaust(strategy).size();
    }

    /** 12! / (4! 4! 4!) schedules are one class; a state is known by its graph and by who is running. */
    @Test
    void hardly_any_of_34650_equivalent_schedules_is_run() {
        assertThat(runs(new ChessStrategy(PreemptAt.ALL), Steps.class, "3", "3", "3"))
                .isLessThan(1_000);
    }

    @Test
    void schedules_that_are_not_equivalent_are_all_run() {
        assertThat(runs(new ChessStrategy(PreemptAt.ALL), Conflicts.Writers.class, "2", "2"))
                .isBetween(6, runs(new IcbStrategy(), Conflicts.Writers.class, "2", "2"));
        Sample program = Sample.of(Conflicts.Opposite.class);
        assertThat(program.exhaust(new ChessStrategy(PreemptAt.ALL)))
                .anyMatch(run -> run.end() instanceof RunEnd.Stuck)
                .anyMatch(run -> run.end() instanceof RunEnd.Completed);
    }

    private static Verdict verdict(PreemptAt preemptAt, Class<?> program, String... arguments) {
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy("chess:preempt-at=" + preemptAt.name().toLowerCase(Locale.ROOT));
        return Sample.of(program, arguments).explore(settings).result().verdict();
    }

    @Test
    void a_plain_lost_update_is_found_only_when_races_are_points_too() {
        assertThat(verdict(PreemptAt.SYNC, Failing.LostUpdate.class)).isEqualTo(Verdict.NO_FAILURE);
        assertThat(verdict(PreemptAt.RACES, Failing.LostUpdate.class)).isEqualTo(Verdict.FAILURE);
        assertThat(verdict(PreemptAt.ALL, Failing.LostUpdate.class)).isEqualTo(Verdict.FAILURE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "volatile",
                "inherited",
                "atomic",
                "lazy",
                "updater",
                "handle-release",
                "handle-volatile",
                "getter",
                "reflection",
                "unsafe-volatile"
            })
    void volatile_and_atomic_accesses_are_synchronization(String mode) {
        assertThat(verdict(PreemptAt.SYNC, Modes.class, mode)).isEqualTo(Verdict.FAILURE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "atomic-plain", "handle-plain", "handle-opaque", "unsafe-plain"})
    void plain_and_opaque_accesses_are_not_but_they_race(String mode) {
        assertThat(verdict(PreemptAt.SYNC, Modes.class, mode)).isEqualTo(Verdict.NO_FAILURE);
        assertThat(verdict(PreemptAt.RACES, Modes.class, mode)).isEqualTo(Verdict.FAILURE);
    }

    @Test
    void races_are_points_unless_told() {
        CampaignSettings settings = CampaignSettings.defaults().withStrategy("chess");
        assertThat(Sample.of(Failing.LostUpdate.class)
                        .explore(settings)
                        .result()
                        .verdict())
                .isEqualTo(Verdict.FAILURE);
    }

    @Test
    void a_deadlock_is_found_at_synchronization() {
        assertThat(verdict(PreemptAt.SYNC, Conflicts.Opposite.class)).isEqualTo(Verdict.FAILURE);
    }

    private static Sample.Findings explore(Class<?> program, String strategy) {
        return Sample.of(program)
                .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(4));
    }

    // ---- livelocks

    @Test
    void a_loop_that_waits_without_yielding_is_no_failure_as_the_other_thread_gets_its_turn() {
        Sample.Findings findings = explore(Figures.BusyWaiting.class, "chess");
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.result().control().problems()).isEmpty();
        assertThat(findings.result().control().warnings())
                .anyMatch(warning -> warning.contains("without giving way, while others could go on"));
    }

    @Test
    void threads_that_go_round_with_writes_are_a_livelock_and_the_circle_is_shown() {
        Sample.Findings findings = explore(Circles.AfterYou.class, "chess");
        assertThat(findings.failure().kind()).isEqualTo("livelock");
        assertThat(findings.failure().cause()).contains("each round is like the one before");
        assertThat(findings.failure().cycle())
                .hasSize(2)
                .allSatisfy(loop -> assertThat(loop.round())
                        .anyMatch(event -> event.operation().equals("write"))
                        .anyMatch(event -> event.operation().equals("yield")));
        assertThat(findings.failure().trace()).hasSizeLessThan(100);
        assertRepeats(Circles.AfterYou.class, findings.failure());
    }

    private static void assertRepeats(Class<?> program, FailureReport failure) {
        MainProgram again = Sample.of(program).program();
        assertThat(Replay.run(failure, again, 2, CampaignSettings.DEFAULT_PATIENCE, EngineChoice.AUTO, false))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(classes = {Circles.AfterYouForLong.class, Circles.CountsInLocal.class, Circles.DrainsQueue.class})
    void going_round_for_long_is_no_livelock(Class<?> program) {
        Sample.Findings findings = explore(program, "chess");
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.result().control().problems()).isEmpty();
    }

    // ---- atomic methods

    private static String atomic(String... methods) {
        return methods.length == 0
                ? "chess:preempt-at=all"
                : "chess:preempt-at=all,atomic=" + String.join("+", methods);
    }

    @Test
    void inside_an_atomic_method_there_is_no_preemption() {
        String method = Atomicity.class.getName() + ".add";
        assertThat(explore(Atomicity.class, atomic()).result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(explore(Atomicity.class, atomic(method)).result().verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(explore(Atomicity.class, atomic("*.Atomicity.a*")).result().verdict())
                .isEqualTo(Verdict.NO_FAILURE);
        assertThat(explore(Atomicity.class, atomic("*.Atomicity.wait*"))
                        .result()
                        .verdict())
                .isEqualTo(Verdict.FAILURE);
    }

    @Test
    void a_thread_may_wait_inside_an_atomic_method() {
        Sample.Findings findings = explore(Atomicity.Waits.class, atomic("*"));
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.result().stopReason()).startsWith("nothing is left to explore");
    }
}
