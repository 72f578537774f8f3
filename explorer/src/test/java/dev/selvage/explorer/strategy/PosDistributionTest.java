package dev.selvage.explorer.strategy;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.strategy.sampling.PosStrategy;
import dev.selvage.samples.Orders;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where the use y of a thread T comes among the uses m1 and m2 of the main thread, computed by hand. T has to begin (b) first. Priorities are in the
 * order of time: {@code y < m1 < b} means that b went first.
 */
class PosDistributionTest {
    private static final int RUNS = 4_800;

    static Stream<Arguments> uses() {
        return WriteOrders.engines()
                .flatMap(engine -> Stream.of("static", "field", "element", "monitor", "atomic", "queue")
                        .map(kind -> Arguments.of(engine, kind)));
    }

    private static Map<String, Integer> orders(EngineChoice engine, String kind, String which) {
        Sample program = Sample.of(Orders.Pair.class, kind, which);
        return WriteOrders.of(program, "", engine, new PosStrategy(11), RUNS, run -> true);
    }

    private static void assertFits(Map<String, Integer> observed, double first, double middle, double last) {
        ChiSquared.assertFits(observed, Map.of("100", first * RUNS, "010", middle * RUNS, "001", last * RUNS));
    }

    /**
     * Nothing races, so priorities are kept: y is first if m1 is the lowest of m1, b, y (1/3); it is in the middle if y < m1 < b and m2 < y
     * (1/24), or m2 < b < m1 and not y < m2 (1/8).
     */
    @ParameterizedTest
    @MethodSource("uses")
    void a_step_that_races_with_no_other_keeps_its_priority(EngineChoice engine, String kind) {
        assertFits(orders(engine, kind, "other"), 1.0 / 3, 1.0 / 6, 1.0 / 2);
    }

    /** The same, but y draws anew after m1 has gone first: in the middle with y < m1 < b and then an even chance (1/12), or as before (1/8). */
    @ParameterizedTest
    @MethodSource("uses")
    void a_step_draws_anew_when_another_with_which_it_races_goes_first(EngineChoice engine, String kind) {
        assertFits(orders(engine, kind, "same"), 1.0 / 3, 5.0 / 24, 11.0 / 24);
    }
}
