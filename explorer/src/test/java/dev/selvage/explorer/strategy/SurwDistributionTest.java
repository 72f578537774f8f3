package dev.selvage.explorer.strategy;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.strategy.sampling.SurwStrategy;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Orders;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** With exact weights, every order of the selected events is as likely as any other. */
class SurwDistributionTest {
    /** Runs for each order, on average. */
    private static final int RUNS = 64;

    static Stream<EngineChoice> engines() {
        return WriteOrders.engines();
    }

    private static Map<String, Integer> orders(EngineChoice engine, int orders, Class<?> program, String... arguments) {
        SurwStrategy strategy = new SurwStrategy(7);
        // The first run of a block knows no weights.
        return WriteOrders.of(
                Sample.of(program, arguments),
                ".shared",
                engine,
                strategy,
                RUNS * orders,
                run -> run % strategy.block() != 0);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void two_threads_of_three_events(EngineChoice engine) {
        ChiSquared.assertUniform(orders(engine, 20, Conflicts.Writers.class, "3", "3"), 20);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void three_threads_of_two_events(EngineChoice engine) {
        ChiSquared.assertUniform(orders(engine, 90, Conflicts.Writers.class, "2", "2", "2"), 90);
    }

    /** A plain walk would nearly always let the single write come early. */
    @ParameterizedTest
    @MethodSource("engines")
    void a_short_thread_beside_a_long_one(EngineChoice engine) {
        ChiSquared.assertUniform(orders(engine, 30, Conflicts.Writers.class, "29", "1"), 30);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void events_that_are_not_selected_make_no_difference(EngineChoice engine) {
        ChiSquared.assertUniform(orders(engine, 20, Orders.Padded.class, "0", "9"), 20);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void threads_that_create_others_between_their_events(EngineChoice engine) {
        ChiSquared.assertUniform(orders(engine, 15, Orders.Family.class), 15);
    }

    /** The main thread is intended now and then while it waits: then another one is. */
    @ParameterizedTest
    @MethodSource("engines")
    void a_thread_that_cannot_come_to_its_event_yet(EngineChoice engine) {
        ChiSquared.assertUniform(orders(engine, 20, Orders.Joined.class), 20);
    }

    /** The two that write are strands 3 and 4 in either order: they are told apart by how often they write. */
    @ParameterizedTest
    @MethodSource("engines")
    void threads_whose_numbers_depend_on_the_schedule(EngineChoice engine) {
        Map<String, Integer> places = new TreeMap<>();
        orders(engine, 8, Orders.Cousins.class)
                .forEach((order, count) -> places.merge(placeOfSingle(order), count, Integer::sum));
        ChiSquared.assertUniform(places, 4);
    }

    /** Where the only write of its strand is. */
    private static String placeOfSingle(String order) {
        return String.valueOf(IntStream.range(0, order.length())
                .filter(place -> order.indexOf(order.charAt(place)) == order.lastIndexOf(order.charAt(place)))
                .findFirst()
                .orElseThrow());
    }
}
