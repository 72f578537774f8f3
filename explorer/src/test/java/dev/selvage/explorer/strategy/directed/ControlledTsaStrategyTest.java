package dev.selvage.explorer.strategy.directed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.Sample;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Sections;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlledTsaStrategyTest {
    private static final CampaignSettings SETTINGS = CampaignSettings.defaults().withStrategy("tsa:controlled");

    private static CampaignResult explore(Class<?> program, CampaignSettings settings) {
        return Campaign.run(Sample.of(program).program(), settings, CampaignListener.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tsa:controlled", "tsa-h:controlled"})
    void all_ten_pairs_of_two_threads_with_two_sections_are_covered(String strategy) {
        CampaignResult result = explore(Sections.TwoAndTwo.class, SETTINGS.withStrategy(strategy));
        assertThat(result.coverage().get("sp-hong")).isEqualTo(new CoverageFigures(10, 10, 0));
        assertThat(result.coverage().get("sp-trainin")).isEqualTo(new CoverageFigures(8, 8, 0));
        assertThat(result.runs()).isLessThanOrEqualTo(15);
        assertThat(result.stopReason()).endsWith("of 10 estimated pairs 3 covered by the profiling run, 7 covered");
    }

    @Test
    void pairs_that_only_a_flag_rules_out_are_proved_infeasible() {
        CampaignResult result = explore(Sections.AfterFlag.class, SETTINGS);
        CoverageFigures hong = result.coverage().get("sp-hong");
        assertThat(hong.infeasible()).isEqualTo(1);
        assertThat(hong.covered() + hong.infeasible()).isEqualTo(hong.total());
        assertThat(result.verdict()).isEqualTo(Verdict.EXHAUSTED);
    }

    @Test
    void happens_before_makes_the_estimation_exact_where_a_join_orders_threads() {
        CampaignResult plain = explore(Sections.AfterJoin.class, SETTINGS);
        CampaignResult exact =
                explore(Sections.AfterJoin.class, SETTINGS.withStrategy("tsa:controlled:happens-before"));
        assertThat(plain.coverage().get("sp-hong").infeasible()).isEqualTo(1);
        assertThat(exact.coverage().get("sp-hong")).isEqualTo(new CoverageFigures(1, 1, 0));
    }

    @Test
    void targets_name_both_statements_and_what_came_of_them() {
        List<TargetsReport> reports = new ArrayList<>();
        Campaign.run(Sample.of(Sections.TwoAndTwo.class).program(), SETTINGS, new CampaignListener() {
            @Override
            public void onTargets(TargetsReport targets) {
                reports.add(targets);
            }
        });
        TargetsReport report = reports.get(0);
        assertThat(report.figures()).containsEntry("estimated", 10L);
        assertThat(report.targets()).hasSize(10).allSatisfy(target -> {
            assertThat(target.places()).extracting(place -> place.role()).containsExactly("first", "second");
            assertThat(target.after()).isIn("covered", "covered by the profiling run");
        });
    }
}
