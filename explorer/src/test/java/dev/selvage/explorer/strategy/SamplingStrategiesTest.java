package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.runtime.Operation;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SamplingStrategiesTest {
    private static CampaignResult explore(String strategy, long seed, Class<?> program, String... arguments) {
        return Sample.of(program, arguments)
                .explore(CampaignSettings.defaults()
                        .withStrategy(strategy)
                        .withSeed(seed)
                        .withRuns(100))
                .result();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pct:2", "pct:3", "pos", "surw"})
    void a_lost_update_is_found(String strategy) {
        assertThat(explore(strategy, 1, Failing.LostUpdate.class).verdict()).isEqualTo(Verdict.FAILURE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pct:3", "pos", "surw"})
    void the_same_seed_gives_the_same_campaign(String strategy) {
        CampaignResult one = explore(strategy, 7, Conflicts.Writers.class, "3", "3", "3");
        CampaignResult same = explore(strategy, 7, Conflicts.Writers.class, "3", "3", "3");
        CampaignResult other = explore(strategy, 8, Conflicts.Writers.class, "3", "3", "3");
        assertThat(same.switches()).isEqualTo(one.switches());
        assertThat(other.switches()).isNotEqualTo(one.switches());
        assertThat(one.verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    /** Two threads of seven writes and one: a plain walk would nearly always let the single write come early. */
    @Test
    void surw_makes_every_order_about_as_likely_as_any_other() {
        SurwStrategy strategy = new SurwStrategy(3);
        Sample program = Sample.of(Conflicts.Writers.class, "7", "1");
        Map<Integer, Integer> places = new TreeMap<>();
        strategy.nextRun(null);
        program.run(strategy, strategy.listener());
        for (int i = 0; i < 400; i++) {
            strategy.nextRun(null);
            WriteOrder order = new WriteOrder();
            program.run(strategy, Listeners.both(strategy.listener(), order));
            places.merge(order.strands.indexOf(2), 1, Integer::sum);
        }
        assertThat(places.keySet()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(places.values()).allMatch(count -> count > 20);
    }

    /** The strands that write, in the order of their writes. */
    private static final class WriteOrder implements RunListener {
        final List<Integer> strands = new ArrayList<>();

        @Override
        public void onEvent(
                ModelStrand strand,
                Operation operation,
                int site,
                int user,
                Object target,
                long index,
                boolean blocked) {
            if (operation == Operation.WRITE) strands.add(strand.id());
        }
    }

    /** Without a change of priorities, only the order in which threads run to their ends is drawn. */
    @ParameterizedTest
    @ValueSource(strings = "pct:1")
    void depth_one_has_no_preemptions(String strategy) {
        assertThat(explore(strategy, 1, Steps.class, "3", "3", "3").switches()).isEqualTo(300);
    }
}
