package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.gallery.fail.CrossedAddAll;
import dev.selvage.gallery.fail.DiningPhilosophers;
import dev.selvage.gallery.fail.LazyInitTwice;
import dev.selvage.gallery.fail.LockCycle;
import dev.selvage.gallery.fail.LostUpdateField;
import dev.selvage.gallery.fail.MonitorAndLockCycle;
import dev.selvage.gallery.fail.NulledBetweenTestAndUse;
import dev.selvage.gallery.fail.OppositeMonitors;
import dev.selvage.gallery.fail.SelfJoin;
import dev.selvage.gallery.fail.ThreeLockCycle;
import dev.selvage.gallery.fail.WrongLock;
import dev.selvage.report.model.Verdict;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Free-running and directed strategies: what must fail does so, and what is correct stays green on all cores. */
class FreeGalleryTest {
    private static final int RUNS = 300;

    /** What stays green, and in how many runs; a directed strategy needs one to learn from, or three. */
    private static final Map<String, Integer> GREEN_RUNS = new TreeMap<>(Map.of(
            "stress", 1,
            "noise:yield:0.5", 1,
            "noise:sleep10:0.05", 1,
            "noise:sleep100:0.01", 1,
            "ctrigger", 3,
            "tsa", 3,
            "tsa-h", 2,
            "race-directed", 4,
            "deadlock-directed", 4));

    /**
     * Programs that are correct only if the machine is in time, and why. Virtual time always is; real time promises nothing, so a
     * free run that shows them failing, as a busy machine or a held up thread makes it do, is right. And what is known to fail wrongly.
     */
    private static final Map<String, String> NOT_FREE = Map.of(
            "DelaysElapse", "asks for an alarm within 200 ms after setting it",
            "PollsUntilBlocked", "a thread may be blocked for a moment while a class is loaded",
            "ReferenceMadeByInitialiser",
                    "known fault: the JVM runs initialisers in a free run, where a reference to a method of the JDK needs the class that makes it",
            "InterruptedAfterTimeout", "interrupts a waiter within 5 ms, and spins for ever if that has gone on",
            "SleepsBetweenPolls", "a hundred sleeps of 10 ms must take a second",
            "SleepsUntilServiceIsUp", "a service must be up within a second",
            "YieldsForSleeper", "a sleep of a minute must not take longer than the watchdog waits");

    /** They sleep for a second or more, in real time, or give way at tens of thousands of steps, which takes a busy machine too long: stress has to do. */
    private static final Set<String> SLOW = Set.of(
            "ClocksAgree",
            "LongWorkShortWait",
            "ScheduledDelays",
            "SemaphoreTimesOut",
            "StopFlagAfterSamples",
            "StopFlagByScheduler",
            "StopFlagCounts",
            "TimerCancels",
            "WaitZero");

    private static Outcome explore(GalleryProgram program, String strategy, int runs) {
        return program.explore(CampaignSettings.defaults()
                .withStrategy(Strategies.own().withOptions(strategy, Map.of("noise-at", "all")))
                .withRuns(runs));
    }

    // ---- directed, under control

    @ParameterizedTest
    @ValueSource(classes = {LostUpdateField.class, LazyInitTwice.class, NulledBetweenTestAndUse.class, WrongLock.class})
    void race_directed_testing_finds_races(Class<?> program) {
        assertFound(explore(GalleryProgram.of(program), "race-directed", RUNS), program);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                OppositeMonitors.class,
                LockCycle.class,
                MonitorAndLockCycle.class,
                ThreeLockCycle.class,
                DiningPhilosophers.class,
                CrossedAddAll.class
            })
    void deadlock_directed_testing_finds_circles_of_locks(Class<?> program) {
        assertFound(explore(GalleryProgram.of(program), "deadlock-directed", RUNS), program);
    }

    private static void assertFound(Outcome outcome, Class<?> program) {
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(GalleryProgram.of(program).expectedKinds())
                .contains(outcome.failures().get(0).kind());
        assertThat(outcome.replay(2)).isEmpty();
    }

    // ---- free-running

    @ParameterizedTest
    @ValueSource(strings = {"stress", "noise:sleep100:1"})
    void what_fails_in_every_schedule_fails_freely(String strategy) {
        Outcome outcome = explore(GalleryProgram.of(SelfJoin.class), strategy, 1);
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(outcome.failures().get(0).kind()).isEqualTo("deadlock");
    }

    @Test
    void programs_that_are_left_out_exist() {
        assertThat(GalleryProgram.in("success").map(GalleryProgram::toString))
                .containsAll(NOT_FREE.keySet())
                .containsAll(SLOW);
    }

    static Stream<GalleryProgram> correct() {
        return GalleryProgram.in("success").filter(program -> !NOT_FREE.containsKey(program.toString()));
    }

    @ParameterizedTest
    @MethodSource("correct")
    void nothing_is_found_where_nothing_is(GalleryProgram program) {
        GREEN_RUNS.forEach((strategy, runs) -> {
            if (SLOW.contains(program.toString()) && !strategy.equals("stress")) return;
            Outcome outcome = explore(program, strategy, runs);
            assertThat(outcome.failures()).as(strategy).isEmpty();
            assertThat(outcome.result().control().problems()).as(strategy).isEmpty();
            assertThat(program.surprises(outcome.result())).as(strategy).isEmpty();
            assertThat(outcome.result().verdict()).as(strategy).isEqualTo(Verdict.NO_FAILURE);
        });
    }
}
