package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.campaign.Comparison;
import dev.selvage.explorer.replay.Reexposure;
import dev.selvage.explorer.replay.Reexposure.Findings;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.ComparedStrategy;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetPlace;
import dev.selvage.report.model.TargetsReport.TargetReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Ordered;
import dev.selvage.samples.Sections;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** CTrigger and TSA on real threads. A suspension ends as soon as the other thread is there, so it may be long here. */
class DirectedFreeRunTest {
    private static final Map<String, String> PATIENT = Map.of("expiry", "2s", "attempts", "20");
    private static final String BRIEF = ":expiry=100ms";

    private static CampaignSettings settings(String strategy) {
        return CampaignSettings.defaults()
                .withStrategy(Strategies.own().withOptions(strategy, PATIENT))
                .withRuns(500);
    }

    private static final class Watcher implements CampaignListener {
        private final List<FailureReport> failures = new ArrayList<>();
        private final List<TargetsReport> targets = new ArrayList<>();

        @Override
        public String onFailure(FailureReport failure) {
            failures.add(failure);
            return "";
        }

        @Override
        public void onTargets(TargetsReport report) {
            targets.add(report);
        }
    }

    @Test
    void ctrigger_exposes_a_lost_update_and_does_so_again_by_the_same_control() {
        Sample program = Sample.of(Ordered.Counted.class);
        Watcher watcher = exposed(program);
        assertThat(watcher.targets.get(0).figures()).containsEntry("exposed", 1L);
        FailureReport failure = watcher.failures.get(0);
        assertThat(failure.control()).hasSize(1);
        assertThat(failure.control().get(0).places())
                .extracting(TargetPlace::role)
                .containsExactly("p", "r", "c", "suspend-r", "suspend-c");
        Duration limit = Duration.ofSeconds(60);
        Findings findings = Reexposure.run(failure, program.program(), 3, limit, limit, false);
        assertThat(findings.exposures()).isEqualTo(3);
    }

    /** The first, free run may lose an update by itself; then there is nothing to force, and it is done again. */
    private static Watcher exposed(Sample program) {
        Watcher watcher = new Watcher();
        while (watcher.targets.isEmpty()) {
            watcher = new Watcher();
            CampaignResult result = Campaign.run(program.program(), settings("ctrigger"), watcher);
            assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        }
        return watcher;
    }

    @Test
    void two_sections_of_one_lock_are_interleaved_without_a_deadlock() {
        Watcher watcher = new Watcher();
        CampaignResult result =
                Campaign.run(Sample.of(Ordered.ByTwoSections.class).program(), settings("ctrigger"), watcher);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(watcher.targets.get(0).targets())
                .filteredOn(target -> target.kind().equals("R-W-W"))
                .allSatisfy(target -> assertThat(target.after()).isIn("benign", "exercised by the profiling run"));
    }

    /** Real threads may miss each other on a busy machine, in spite of suspensions; then it is done again. */
    @Test
    void what_only_runs_for_other_targets_let_expect_is_forced_as_well() {
        boolean forced =
                IntStream.range(0, 5).anyMatch(campaign -> kindsOfFirstUse().contains("R-W-W"));
        assertThat(forced).isTrue();
    }

    private static List<String> kindsOfFirstUse() {
        Watcher watcher = new Watcher();
        CampaignSettings settings = settings("ctrigger").withStrategy("ctrigger" + BRIEF);
        CampaignResult result = Campaign.run(Sample.of(Ordered.ByFirstUse.class).program(), settings, watcher);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        return watcher.targets.get(0).targets().stream().map(TargetReport::kind).toList();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Ordered.ByLatch.class,
                Ordered.ByBarrier.class,
                Ordered.ByFuture.class,
                Ordered.ByQueue.class,
                Ordered.ByTask.class,
                Ordered.ByResult.class,
                Ordered.ByCompletion.class,
                Ordered.BySemaphore.class,
                Ordered.ByExchanger.class
            })
    void what_order_synchronization_keeps_apart_is_no_target(Class<?> type) {
        Watcher watcher = new Watcher();
        CampaignResult result = Campaign.run(Sample.of(type).program(), settings("ctrigger"), watcher);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(watcher.targets.get(0).targets())
                .filteredOn(target -> target.kind().equals("R-W-W"))
                .singleElement()
                .satisfies(target -> assertThat(target.before()).isEqualTo("pruned: order synchronization"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tsa", "tsa-h"})
    void tsa_covers_all_pairs_of_two_threads_with_two_sections(String strategy) {
        CampaignResult result =
                Campaign.run(Sample.of(Sections.TwoAndTwo.class).program(), settings(strategy), new Watcher());
        assertThat(result.coverage().get("sp-hong")).isEqualTo(new CoverageFigures(10, 10, 0));
        assertThat(result.stopReason()).startsWith("nothing is left to explore: of 10 estimated pairs");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "stress"})
    void coverage_is_measured_under_any_strategy(String strategy) {
        CampaignSettings settings = settings(strategy).withRuns(5).withCoverage(List.of("sp-hong", "sp-trainin", "ui"));
        CampaignResult result = Campaign.run(Sample.of(Ordered.ByNothing.class).program(), settings, new Watcher());
        assertThat(result.coverage()).containsOnlyKeys("sp-hong", "sp-trainin", "ui");
        assertThat(result.coverage().get("ui").total()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "stress"})
    void strategies_are_compared_by_pairs_of_statements_also_when_they_run_freely(String strategy) {
        ComparedStrategy compared = Comparison.measure(
                Sample.of(Ordered.ByLatch.class).program(), settings(strategy).withRuns(5));
        assertThat(compared.pairs()).isPositive();
        assertThat(compared.curve()).isNotEmpty();
    }
}
