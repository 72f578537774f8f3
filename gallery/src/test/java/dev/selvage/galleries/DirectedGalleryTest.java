package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.directed.criterion.InterleavingCoverage;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.ctrigger.Target;
import dev.selvage.explorer.directed.profile.Profile;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.directed.profile.Profiler;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.gallery.fail.AtomicGetThenSet;
import dev.selvage.gallery.fail.BankTransfer;
import dev.selvage.gallery.fail.CheckThenPut;
import dev.selvage.gallery.fail.CopyOnWriteSizeThenGet;
import dev.selvage.gallery.fail.GetThenPutConcurrent;
import dev.selvage.gallery.fail.HashMapLostPut;
import dev.selvage.gallery.fail.HashtableGetThenPut;
import dev.selvage.gallery.fail.LogRotation;
import dev.selvage.gallery.fail.LostNotify;
import dev.selvage.gallery.fail.LostUpdateArray;
import dev.selvage.gallery.fail.LostUpdateField;
import dev.selvage.gallery.fail.NulledBetweenTestAndUse;
import dev.selvage.gallery.fail.OddPair;
import dev.selvage.gallery.fail.PooledLostUpdate;
import dev.selvage.gallery.fail.ReadThenWriteLocked;
import dev.selvage.gallery.fail.RefCountClosedTwice;
import dev.selvage.gallery.fail.SaveAndRestore;
import dev.selvage.gallery.fail.StringBufferShrinks;
import dev.selvage.gallery.fail.SynchronizedListIterated;
import dev.selvage.gallery.fail.VectorCheckThenRemove;
import dev.selvage.gallery.fail.VolatileIncrement;
import dev.selvage.gallery.fail.WrongLock;
import dev.selvage.gallery.success.ArrayQueueKeepsOrder;
import dev.selvage.gallery.success.BarrierWithGeneration;
import dev.selvage.gallery.success.BlockingQueuePipe;
import dev.selvage.gallery.success.BoundedBuffer;
import dev.selvage.gallery.success.ConditionBuffer;
import dev.selvage.gallery.success.HashtableComputes;
import dev.selvage.gallery.success.LockFreeStack;
import dev.selvage.gallery.success.ReentrantLockCounter;
import dev.selvage.gallery.success.TryLockGivesWay;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetReport;
import dev.selvage.report.model.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Directed strategies under control, over the gallery. */
class DirectedGalleryTest {
    private static final int RUNS_TO_FAIL = 200;
    private static final int GREEN_RUNS = Budget.runs(4);
    private static final int SOUND_RUNS = 30;

    private static final Map<String, String> ONE_PROFILE = Map.of("profiles", "1");

    private record Findings(
            CampaignResult result, List<FailureReport> failures, List<TargetsReport> targets, MainProgram program) {
        TargetReport only(String outcome) {
            return targets.get(0).targets().stream()
                    .filter(target -> target.after().equals(outcome))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static Findings explore(GalleryProgram program, String strategy, int runs) {
        List<FailureReport> failures = new ArrayList<>();
        List<TargetsReport> targets = new ArrayList<>();
        MainProgram main = program.open();
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy(Strategies.own().withOptions(strategy, ONE_PROFILE))
                .withRuns(runs);
        CampaignResult result = Campaign.run(main, program.inTime(settings), new CampaignListener() {
            @Override
            public String onFailure(FailureReport failure) {
                failures.add(failure);
                return "";
            }

            @Override
            public void onTargets(TargetsReport report) {
                targets.add(report);
            }
        });
        return new Findings(result, failures, targets, main);
    }

    private static void assertReplays(Findings findings) {
        CampaignSettings defaults = CampaignSettings.defaults();
        assertThat(Replay.run(
                        findings.failures.get(0),
                        findings.program,
                        2,
                        CampaignSettings.DEFAULT_PATIENCE,
                        defaults.engine(),
                        false))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                AtomicGetThenSet.class,
                BankTransfer.class,
                CopyOnWriteSizeThenGet.class,
                GetThenPutConcurrent.class,
                HashMapLostPut.class,
                HashtableGetThenPut.class,
                LogRotation.class,
                LostUpdateArray.class,
                LostUpdateField.class,
                NulledBetweenTestAndUse.class,
                OddPair.class,
                PooledLostUpdate.class,
                ReadThenWriteLocked.class,
                RefCountClosedTwice.class,
                SaveAndRestore.class,
                SynchronizedListIterated.class,
                VolatileIncrement.class,
                WrongLock.class
            })
    void ctrigger_exposes_an_atomicity_violation_in_the_run_for_its_target(Class<?> type) {
        GalleryProgram program = GalleryProgram.of(type);
        Findings findings = explore(program, "ctrigger:controlled", RUNS_TO_FAIL);
        assertThat(findings.result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(findings.only("exposed").run()).isEqualTo(findings.result.runsToFirstFailure());
        assertThat(program.expectedKinds()).contains(findings.failures.get(0).kind());
        assertReplays(findings);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {CheckThenPut.class, LostNotify.class, StringBufferShrinks.class, VectorCheckThenRemove.class})
    void tsa_exposes_what_an_order_of_critical_sections_brings_about(Class<?> type) {
        Findings findings = explore(GalleryProgram.of(type), "tsa:controlled", RUNS_TO_FAIL);
        assertThat(findings.result.verdict()).isEqualTo(Verdict.FAILURE);
        assertReplays(findings);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                ArrayQueueKeepsOrder.class,
                BlockingQueuePipe.class,
                BoundedBuffer.class,
                ConditionBuffer.class,
                BarrierWithGeneration.class,
                HashtableComputes.class,
                LockFreeStack.class,
                ReentrantLockCounter.class,
                TryLockGivesWay.class
            })
    void what_is_pruned_never_happens(Class<?> type) {
        ProfileRecorder recorder = new ProfileRecorder();
        InterleavingCoverage coverage = new InterleavingCoverage();
        List<Profile> first = new ArrayList<>();
        CampaignSettings settings = CampaignSettings.defaults().withRuns(SOUND_RUNS);
        Campaign.run(GalleryProgram.of(type).open(), settings, new CampaignListener() {
            @Override
            public RunListener onRun() {
                coverage.restart();
                return new Profiler(first.isEmpty() ? ProfileObserver.all(coverage, recorder) : coverage);
            }

            @Override
            public void onRunEnd(RunResult run, boolean fails) {
                if (first.isEmpty()) first.add(recorder.profile());
            }
        });
        List<Target> pruned = InterleavingAnalysis.of(first).targets().stream()
                .filter(target -> target.verdict().isPruned())
                .toList();
        assertThat(pruned).isNotEmpty().noneMatch(target -> coverage.covered().contains(target.interleaving()));
    }

    static Stream<GalleryProgram> success() {
        return GalleryProgram.in("success");
    }

    @ParameterizedTest
    @MethodSource("success")
    void nothing_is_found_where_nothing_is(GalleryProgram program) {
        for (String strategy : List.of("ctrigger:controlled", "tsa:controlled")) {
            Findings findings = explore(program, strategy, GREEN_RUNS);
            assertThat(findings.failures).isEmpty();
            assertThat(findings.result.control().problems()).isEmpty();
            assertThat(findings.result.verdict()).isIn(Verdict.NO_FAILURE, Verdict.EXHAUSTED);
        }
    }
}
