package dev.selvage.explorer.strategy.directed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.selvage.explorer.Sample;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Ordered;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlledCTriggerStrategyTest {
    private static final CampaignSettings SETTINGS =
            CampaignSettings.defaults().withStrategy("ctrigger:controlled:profiles=1");

    private record Findings(CampaignResult result, TargetsReport report) {
        /** The target in which the write of the other thread comes between the accesses of {@code shared++}. */
        TargetReport lostUpdate() {
            return report.targets().stream()
                    .filter(target -> target.kind().equals("R-W-W"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static Findings explore(Class<?> program, CampaignSettings settings) {
        List<TargetsReport> reports = new ArrayList<>();
        CampaignResult result = Campaign.run(Sample.of(program).program(), settings, new CampaignListener() {
            @Override
            public void onTargets(TargetsReport targets) {
                reports.add(targets);
            }
        });
        return new Findings(result, reports.get(0));
    }

    private static Findings explore(Class<?> program) {
        return explore(program, SETTINGS);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {Ordered.ByLatch.class, Ordered.ByBarrier.class, Ordered.ByFuture.class, Ordered.ByQueue.class})
    void what_order_synchronization_keeps_apart_is_pruned(Class<?> program) {
        assertThat(explore(program).lostUpdate().before()).isEqualTo("pruned: order synchronization");
    }

    @Test
    void a_join_that_need_not_wait_for_ever_keeps_nothing_apart() {
        assertThat(explore(Ordered.ByTimedJoin.class).lostUpdate().before()).isEqualTo("feasible");
    }

    @Test
    void what_one_critical_section_holds_together_is_pruned() {
        assertThat(explore(Ordered.ByLock.class).lostUpdate().before()).isEqualTo("pruned: mutual exclusion");
    }

    @ParameterizedTest
    @ValueSource(classes = {Ordered.ByNothing.class, Ordered.ByTwoSections.class})
    void what_nothing_keeps_apart_happens_in_the_run_that_is_made_for_it(Class<?> program) {
        Findings findings = explore(program);
        assertThat(findings.lostUpdate().before()).isEqualTo("feasible");
        assertThat(findings.lostUpdate().after()).isEqualTo("benign");
        assertThat(findings.lostUpdate().run()).isLessThanOrEqualTo(4);
        assertThat(findings.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    @Test
    void what_only_runs_for_other_targets_let_expect_is_brought_about_as_well() {
        Findings findings = explore(Ordered.ByFirstUse.class);
        assertThat(findings.report().targets())
                .filteredOn(target -> target.kind().equals("R-W-W"))
                .isNotEmpty()
                .extracting(TargetReport::after)
                .containsOnly("benign", "exercised by the profiling run");
        assertThat(findings.result().coverage()).containsEntry("ui", new CoverageFigures(4, 4, 0));
    }

    @Test
    void a_section_in_which_the_lock_is_given_up_holds_nothing_together() {
        Findings findings = explore(Ordered.ByCondition.class);
        assertThat(findings.report().targets())
                .extracting(TargetReport::kind, TargetReport::before)
                .contains(tuple("R-W-R", "exercised by the profiling run"));
    }

    @Test
    void what_only_a_flag_keeps_apart_is_proved_infeasible() {
        Findings findings = explore(Ordered.ByFlag.class);
        assertThat(findings.lostUpdate().before()).isEqualTo("feasible");
        assertThat(findings.lostUpdate().after()).isEqualTo("infeasible");
        assertThat(findings.result().verdict()).isEqualTo(Verdict.EXHAUSTED);
        CoverageFigures ui = findings.result().coverage().get("ui");
        assertThat(ui.infeasible()).isPositive();
        assertThat(ui.covered() + ui.infeasible()).isEqualTo(ui.total());
    }

    @Test
    void where_not_all_is_seen_nothing_is_proved_infeasible() {
        Findings findings = explore(Ordered.ByFlagBesideUnseen.class);
        assertThat(findings.lostUpdate().after()).isEqualTo("not forced");
        assertThat(findings.result().coverage().get("ui").infeasible()).isZero();
        assertThat(findings.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    @Test
    void where_time_decides_an_order_nothing_is_proved_infeasible() {
        Findings findings = explore(Ordered.ByFlagBesideSleep.class);
        assertThat(findings.lostUpdate().after()).isEqualTo("not forced");
        assertThat(findings.result().coverage().get("ui").infeasible()).isZero();
    }

    @Test
    void without_a_proof_it_is_only_not_forced() {
        CampaignSettings settings = SETTINGS.withStrategy("ctrigger:controlled:profiles=1,proof=0");
        Findings findings = explore(Ordered.ByFlag.class, settings);
        assertThat(findings.lostUpdate().after()).isEqualTo("not forced");
        assertThat(findings.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    @Test
    void figures_tell_how_many_are_left_after_each_step() {
        assertThat(explore(Ordered.ByLock.class).report().figures())
                .containsEntry("afterOrder", 1L)
                .containsEntry("feasible", 0L)
                .containsEntry("potential", 1L);
    }
}
