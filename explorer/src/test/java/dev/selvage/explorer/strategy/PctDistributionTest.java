package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.strategy.sampling.PctStrategy;
import dev.selvage.samples.Conflicts;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The orders of writes that PCT makes, beside those of the published algorithm over all of its random choices. */
class PctDistributionTest {
    static Stream<EngineChoice> engines() {
        return WriteOrders.engines();
    }

    /** Looks over the shoulder of PCT: how many steps each run has, and which length it expects. */
    private static final class Watched implements SamplingStrategy {
        private final PctStrategy pct;
        private final PctModel model;
        final Map<String, Double> expected = new TreeMap<>();
        private int run;
        private int longest;
        private int steps;
        private int last;

        Watched(PctStrategy pct, PctModel model) {
            this.pct = pct;
            this.model = model;
        }

        @Override
        public boolean nextRun(RunResult previous) {
            longest = run++ % pct.block() == 0 ? 0 : Math.max(longest, steps);
            steps = 0;
            last = 0;
            model.distribution(longest).forEach((order, share) -> expected.merge(order, share, Double::sum));
            return pct.nextRun(previous);
        }

        @Override
        public boolean seesEveryStep() {
            return true;
        }

        @Override
        public int choose(ChoicePoint point) {
            int index = pct.choose(point);
            steps++;
            last = point.option(index).id();
            return index;
        }

        @Override
        public void forced(ChoicePoint point) {
            pct.forced(point);
            if (point.option(0).id() != last) steps++;
            last = point.option(0).id();
        }

        @Override
        public void startAt(long from) {
            pct.startAt(from);
        }

        @Override
        public String id() {
            return pct.id();
        }

        @Override
        public String guarantee() {
            return pct.guarantee();
        }
    }

    private static Map<String, Integer> orders(EngineChoice engine, Watched strategy, int runs, int... writes) {
        String[] arguments = IntStream.of(writes).mapToObj(String::valueOf).toArray(String[]::new);
        return WriteOrders.of(
                Sample.of(Conflicts.Writers.class, arguments), ".shared", engine, strategy, runs, run -> true);
    }

    static Stream<Arguments> depths() {
        return engines().flatMap(engine -> Stream.of(1, 2, 3).map(depth -> Arguments.of(engine, depth)));
    }

    @ParameterizedTest
    @MethodSource("depths")
    void orders_are_as_likely_as_over_all_priorities_and_change_points(EngineChoice engine, int depth) {
        Watched strategy = new Watched(new PctStrategy(5, depth), new PctModel(depth, 2, 2));
        Map<String, Integer> observed = orders(engine, strategy, 6_400, 2, 2);
        ChiSquared.assertFits(observed, strategy.expected);
    }

    /**
     * The second thread is lowered after the first one and yet goes on before it: with the priorities of change points in the order of time no
     * run does that.
     */
    @ParameterizedTest
    @MethodSource("engines")
    void who_is_lowered_last_may_go_on_first(EngineChoice engine) {
        Watched strategy = new Watched(new PctStrategy(5, 3), new PctModel(3, 2, 2, 1));
        Map<String, Integer> observed = orders(engine, strategy, 19_200, 2, 2, 1);
        assertThat(observed).containsKey("12321");
        ChiSquared.assertFits(observed, strategy.expected);
    }

    static Stream<Arguments> bugs() {
        return engines()
                .flatMap(engine -> Stream.of(
                        Arguments.of(engine, 1, "21", new int[] {1, 1}),
                        Arguments.of(engine, 2, "121", new int[] {2, 1}),
                        Arguments.of(engine, 3, "1212", new int[] {2, 2})));
    }

    /** One in n · k^(d - 1) runs at least, with n threads and k steps, less three standard deviations: for depth 1 it is exactly that. */
    @ParameterizedTest
    @MethodSource("bugs")
    void a_bug_is_hit_as_often_as_its_depth_promises(EngineChoice engine, int depth, String bug, int[] writes) {
        int runs = 3_200;
        Watched strategy = new Watched(new PctStrategy(3, depth), new PctModel(depth, writes));
        int hits = orders(engine, strategy, runs, writes).getOrDefault(bug, 0);
        int threads = writes.length + 1;
        double promised = runs / (threads * Math.pow(strategy.longest, depth - 1));
        assertThat((double) hits).isGreaterThan(promised - 3 * Math.sqrt(promised));
    }
}
