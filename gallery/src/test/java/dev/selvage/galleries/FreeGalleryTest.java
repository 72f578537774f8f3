package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.strategy.StrategyOptions;
import dev.selvage.explorer.strategy.StrategyOptions.NoiseAt;
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
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Free-running and directed strategies: what must fail does so, and what is correct stays green on all cores. */
class FreeGalleryTest {
    private static final int RUNS = 300;
    private static final int GREEN_RUNS = 4;

    /** Correct whatever the clock says; some of the gallery count on a time that only a model gives. */
    private static final Set<String> TIMELESS = Set.of(
            "AtomicCounter",
            "BarrierRounds",
            "BlockingQueuePipe",
            "BoundedBuffer",
            "CompareAndSetLoop",
            "ConcurrentMapMerge",
            "ConditionBuffer",
            "DaemonLeftParked",
            "DoubleCheckedInit",
            "ExchangerSwap",
            "ForkJoinSum",
            "FutureThenCombine",
            "HandledUncaughtException",
            "InitialiserUsesLocks",
            "LatchGate",
            "LockFreeStack",
            "MethodReferences",
            "NestedMonitors",
            "ParallelStreamSum",
            "ParkInLoop",
            "PhaserRounds",
            "PhilosophersInOrder",
            "PipedStreams",
            "ReadWriteLockCell",
            "SafeLockCycle",
            "SemaphoreMutex",
            "ShutdownHooksRun",
            "SpinLock",
            "SynchronizedListAdds",
            "ThreadPoolSum",
            "VectorAndHashtable",
            "WaitInLoop");

    private static Outcome explore(GalleryProgram program, String strategy, int runs) {
        return program.explore(CampaignSettings.defaults()
                .withStrategy(strategy)
                .withRuns(runs)
                .withOptions(StrategyOptions.defaults().withNoiseAt(NoiseAt.ALL)));
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

    static Stream<Arguments> correct() {
        return Stream.of("race-directed", "deadlock-directed", "stress", "noise:yield:0.5", "noise:sleep10:0.05")
                .flatMap(strategy -> GalleryProgram.in("success")
                        .filter(program -> TIMELESS.contains(program.toString()))
                        .map(program -> Arguments.of(strategy, Named.of(program.toString(), program))));
    }

    @ParameterizedTest
    @MethodSource("correct")
    void nothing_is_found_where_nothing_is(String strategy, GalleryProgram program) {
        Outcome outcome = explore(program, strategy, GREEN_RUNS);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }
}
