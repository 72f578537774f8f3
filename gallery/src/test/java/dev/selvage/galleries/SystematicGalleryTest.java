package dev.selvage.galleries;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.CampaignSettings;
import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All strategies over both galleries. */
class SystematicGalleryTest {
    private static final int RUNS_TO_FAIL = 2_000;
    private static final int GREEN_RUNS = Budget.runs(5);

    /** Those that leave no failing schedule out. */
    private static final List<String> COMPLETE = List.of("dpor", "dpor-source", "icb");

    /** Those that leave schedules out on purpose, or to chance; each finds all failures but a few. */
    private static final List<String> SELECTIVE =
            List.of("pcb:2", "delay:2", "hapset", "chess", "rank", "pct:3", "pos", "surw", "livelock-directed");

    private static final String MORE_THAN_PAIRS = "all orders of two statements on one object also come in good runs";
    private static final String NO_EVENT = "what its threads share shows in no event";
    private static final String INTERRUPTS =
            "an interrupt and what ends a wait besides are no statements on one object";
    private static final String TIME = "the end of a sleep is no statement on an object";
    private static final String LATER = "threads are slow once all ranks were searched, which takes more runs";
    private static final String ONE_STATEMENT =
            "the reads of several fields inside one call of the JDK are one statement";
    private static final String OTHER_OBJECT =
            "what a call of the JDK reaches behind its object is no statement on that";
    private static final String NOT_AWAKE = "that a thread has not woken up yet is no statement on an object";
    private static final String WAITERS = "which waiter is woken follows the priorities";

    /** What the selective ones are known to miss, and why; a failure that is missed besides is a defect. */
    private static final Map<String, Map<String, String>> MISSED = Map.of(
            "hapset",
                    Map.ofEntries(
                            entry("DiningPhilosophers", MORE_THAN_PAIRS),
                            entry("ThreeLockCycle", MORE_THAN_PAIRS),
                            entry("NotifyInsteadOfNotifyAll", MORE_THAN_PAIRS),
                            entry("SignalInsteadOfSignalAll", MORE_THAN_PAIRS),
                            entry("OptimisticReadUnvalidated", MORE_THAN_PAIRS),
                            entry("PermitReleasedUnacquired", MORE_THAN_PAIRS),
                            entry("ScheduledSecondDoneFirst", MORE_THAN_PAIRS),
                            entry("SecondTaskDoneFirst", OTHER_OBJECT),
                            entry("SerializedHalfWay", ONE_STATEMENT),
                            entry("PartOfSetReadTooEarly", OTHER_OBJECT),
                            entry("TextOfChangingValue", OTHER_OBJECT),
                            entry("InterruptedWhileJoining", INTERRUPTS),
                            entry("InterruptTooLate", INTERRUPTS),
                            entry("DelayTakenForOrder", NO_EVENT),
                            entry("ExitSeenComing", NO_EVENT),
                            entry("WokenStillSeenWaiting", NOT_AWAKE),
                            entry("ScheduledUseAfterClose", TIME),
                            entry("SleepOrderedDeadlock", TIME)),
            "rank",
                    Map.ofEntries(
                            entry("NotifyInsteadOfNotifyAll", WAITERS),
                            entry("PollTimeoutTakenForEnd", LATER),
                            entry("RecordSeenHalfMade", ONE_STATEMENT),
                            entry("ScheduledUseAfterClose", LATER),
                            entry("SerializedHalfWay", ONE_STATEMENT),
                            entry("SleepInsteadOfJoin", LATER),
                            entry("SleepOrder", LATER),
                            entry("SleepOrderedDeadlock", LATER),
                            entry("TryLockTakenForLock", LATER),
                            entry("WokenStillSeenWaiting", NOT_AWAKE)));

    /** Tens of thousands of steps a run, with each of which hapset compares all earlier ones: it takes a minute. */
    private static final Set<String> LONG = Set.of("StopFlagByScheduler", "StopFlagCounts");

    /** All strategies of one program after the other, which opens it once. */
    private static Stream<Arguments> each(List<String> strategies, Function<String, Stream<GalleryProgram>> programs) {
        Map<GalleryProgram, List<String>> byProgram = new LinkedHashMap<>();
        for (String strategy : strategies) {
            programs.apply(strategy)
                    .forEach(program -> byProgram
                            .computeIfAbsent(program, any -> new ArrayList<>())
                            .add(strategy));
        }
        return byProgram.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream()
                        .map(strategy ->
                                Arguments.of(strategy, Named.of(entry.getKey().toString(), entry.getKey()))));
    }

    static Stream<Arguments> fail() {
        return each(COMPLETE, GalleryProgram::failing);
    }

    static List<String> selective() {
        return SELECTIVE;
    }

    static Stream<Arguments> success() {
        return each(
                Stream.concat(COMPLETE.stream(), SELECTIVE.stream()).toList(),
                strategy -> GalleryProgram.in("success")
                        .filter(program -> !strategy.equals("hapset") || !LONG.contains(program.toString())));
    }

    private static Outcome explore(GalleryProgram program, String strategy, int runs) {
        return program.explore(
                CampaignSettings.defaults().withStrategy(strategy).withRuns(runs));
    }

    @ParameterizedTest
    @MethodSource("fail")
    void a_complete_search_finds_the_failure(String strategy, GalleryProgram program) {
        Outcome outcome = explore(program, strategy, RUNS_TO_FAIL);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertFails(program, outcome);
    }

    @ParameterizedTest
    @MethodSource("selective")
    void others_miss_only_what_is_known(String strategy) {
        Set<String> missed = new TreeSet<>();
        for (GalleryProgram program : GalleryProgram.failing(strategy).toList()) {
            Outcome outcome = explore(program, strategy, RUNS_TO_FAIL / 4);
            assertThat(outcome.result().control().problems()).isEmpty();
            if (outcome.failures().isEmpty()) missed.add(program.toString());
            else assertFails(program, outcome);
        }
        assertThat(missed).isEqualTo(MISSED.getOrDefault(strategy, Map.of()).keySet());
    }

    private static void assertFails(GalleryProgram program, Outcome outcome) {
        assertThat(program.expectedKinds()).contains(outcome.failures().get(0).kind());
        assertThat(outcome.replay(2)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("success")
    void nothing_is_found_where_nothing_is(String strategy, GalleryProgram program) {
        Outcome outcome = explore(program, strategy, (int) Math.min(GREEN_RUNS, program.runs(strategy)));
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isIn(Verdict.NO_FAILURE, Verdict.EXHAUSTED);
    }
}
