package dev.selvage.explorer.runner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.Sample;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Unsteady;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs that do not repeat the beginning of an earlier one, as they should. */
class RetriesTest {
    @BeforeEach
    void startAnew() {
        System.clearProperty(Unsteady.RUNS);
    }

    private static CampaignResult explore(String strategy, String first, String last) {
        CampaignSettings settings = CampaignSettings.defaults().withStrategy(strategy);
        return Sample.of(Unsteady.class, first, last).explore(settings).result();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "pcb:2", "icb", "chess", "hapset"})
    void a_run_that_diverges_is_counted_and_made_once_more(String strategy) {
        CampaignResult steady = explore(strategy, "0", "0");
        System.clearProperty(Unsteady.RUNS);
        CampaignResult result = explore(strategy, "2", "3");
        assertThat(result.control().problems()).isEmpty();
        assertThat(result.verdict()).isEqualTo(steady.verdict());
        assertThat(result.runs()).isEqualTo(steady.runs());
        assertThat(result.control().warnings())
                .anyMatch(warning -> warning.startsWith("2 times a run did not repeat an earlier one"));
        assertThat(steady.control().warnings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "pcb:2", "icb", "chess", "hapset"})
    void a_run_that_goes_on_diverging_is_not_under_control(String strategy) {
        CampaignResult result = explore(strategy, "2", "1000");
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(result.control().problems())
                .anyMatch(problem -> problem.startsWith("a run did not repeat an earlier one"));
        assertThat(result.runs()).isEqualTo(2);
    }

    /** Its first runs begin anew, for one order of threads after the other; the ninth is the first that follows another. */
    @Test
    void the_same_holds_for_ranks() {
        CampaignResult once = explore("rank", "9", "10");
        assertThat(once.control().problems()).isEmpty();
        assertThat(once.control().warnings()).anyMatch(warning -> warning.startsWith("2 times"));
        System.clearProperty(Unsteady.RUNS);
        assertThat(explore("rank", "9", "1000").verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
    }
}
