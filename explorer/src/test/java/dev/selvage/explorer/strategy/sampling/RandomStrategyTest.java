package dev.selvage.explorer.strategy.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.strategy.ChiSquared;
import dev.selvage.samples.Steps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RandomStrategyTest {
    private static final int RUNS = 5;
    private final Sample program = Sample.of(Steps.class, "20", "20", "20");

    /** The choices of the first runs under a seed. */
    private List<int[]> choices(long seed) {
        RandomStrategy strategy = new RandomStrategy(seed);
        List<int[]> choices = new ArrayList<>();
        for (int i = 0; i < RUNS; i++) {
            assertThat(strategy.nextRun(null)).isTrue();
            choices.add(program.run(strategy, RunListener.NONE).choices());
        }
        return choices;
    }

    @Test
    void the_same_seed_gives_the_same_choices_run_by_run() {
        assertThat(choices(7)).usingRecursiveComparison().isEqualTo(choices(7));
    }

    @Test
    void other_seeds_and_other_runs_give_other_choices() {
        List<int[]> all = choices(1);
        all.addAll(choices(2));
        all.addAll(choices(-1));
        assertThat(all.stream().map(Arrays::toString)).doesNotHaveDuplicates();
    }

    @Test
    void what_a_run_chooses_does_not_depend_on_how_much_earlier_runs_chose() {
        RandomStrategy strategy = new RandomStrategy(7);
        strategy.nextRun(null);
        strategy.nextRun(null);
        assertThat(program.run(strategy, RunListener.NONE).choices())
                .isEqualTo(choices(7).get(1));
    }

    @Test
    void every_option_is_as_likely_as_any_other() {
        Map<String, Integer> chosen = new TreeMap<>();
        RandomStrategy strategy = new RandomStrategy(3);
        for (int run = 0; run < 100; run++) {
            strategy.nextRun(null);
            program.run(
                    point -> {
                        int index = strategy.choose(point);
                        if (point.size() == 3) chosen.merge("option " + index, 1, Integer::sum);
                        return index;
                    },
                    RunListener.NONE);
        }
        ChiSquared.assertUniform(chosen, 3);
    }
}
