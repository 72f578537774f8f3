package dev.selvage.explorer.strategy.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.FieldNames;
import dev.selvage.samples.Numbered;
import dev.selvage.samples.Steps;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One complete run for each class of equivalent schedules (Mazurkiewicz trace), no more and no less. */
class ReductionStrategyTest {
    private static ExplorationStrategy strategy(String id) {
        return Strategies.create(id, 1);
    }

    private static List<RunResult> complete(String id, Sample program) {
        return program.exhaust(strategy(id)).stream()
                .filter(run -> !(run.end() instanceof RunEnd.Pruned))
                .toList();
    }

    private static void assertClasses(String id, long classes, Class<?> program, String... arguments) {
        assertThat(complete(id, Sample.of(program, arguments))).hasSize((int) classes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "dpor-source"})
    void steps_that_touch_nothing_in_common_are_one_class(String id) {
        assertClasses(id, 1, Steps.class, "3", "3", "3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "dpor-source"})
    void fields_of_one_name_are_told_apart_by_the_class_that_declares_them(String id) {
        assertClasses(id, 1, FieldNames.SameName.class);
        assertClasses(id, 1, FieldNames.Hidden.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "dpor-source"})
    void a_field_is_the_same_one_by_the_name_of_a_class_that_inherits_it(String id) {
        assertClasses(id, 2, FieldNames.InheritedStatic.class);
        assertClasses(id, 2, FieldNames.Inherited.class);
    }

    /** All writes of one field are dependent: (a + b + ...)! / (a! b! ...) orders. */
    @ParameterizedTest
    @CsvSource({
        "dpor, 1 1, 2",
        "dpor, 2 2, 6",
        "dpor, 4 3, 35",
        "dpor, 1 1 1, 6",
        "dpor, 2 1 2, 30",
        "dpor, 1 1 1 1, 24",
        "dpor-source, 1 1, 2",
        "dpor-source, 2 2, 6",
        "dpor-source, 4 3, 35",
        "dpor-source, 1 1 1, 6",
        "dpor-source, 2 1 2, 30",
        "dpor-source, 1 1 1 1, 24"
    })
    void writes_of_one_field_can_come_in_every_order(String id, String writes, long classes) {
        assertClasses(id, classes, Conflicts.Writers.class, writes.split(" "));
    }

    /** Reads do not depend on one another: each comes before or after the write. */
    @ParameterizedTest
    @CsvSource({
        "dpor, 1, 2",
        "dpor, 3, 8",
        "dpor, 5, 32",
        "dpor-source, 1, 2",
        "dpor-source, 3, 8",
        "dpor-source, 5, 32"
    })
    void each_reader_is_before_or_after_the_writer(String id, String readers, long classes) {
        assertClasses(id, classes, Conflicts.Readers.class, readers);
    }

    @ParameterizedTest
    @CsvSource({
        "dpor, 2, 2",
        "dpor, 3, 6",
        "dpor, 4, 24",
        "dpor-source, 2, 2",
        "dpor-source, 3, 6",
        "dpor-source, 4, 24"
    })
    void a_monitor_can_be_entered_in_every_order(String id, String entrants, long classes) {
        assertClasses(id, classes, Conflicts.Entrants.class, entrants);
    }

    /** What a strand gets for objects that nobody else asks for does not depend on others. */
    @ParameterizedTest
    @CsvSource({"dpor, one, 2", "dpor, each, 1", "dpor-source, one, 2", "dpor-source, each, 1"})
    void an_identity_hash_code_depends_on_who_asks_first(String id, String objects, long classes) {
        assertClasses(id, classes, Numbered.Hashed.class, objects);
    }

    /** One of the two is first at both monitors, or each at one, which is the deadlock. */
    @ParameterizedTest
    @ValueSource(strings = {"dpor", "dpor-source"})
    void a_deadlock_is_a_class_of_its_own(String id) {
        List<RunResult> runs = complete(id, Sample.of(Conflicts.Opposite.class));
        assertThat(runs).hasSize(3);
        assertThat(runs).filteredOn(run -> run.end() instanceof RunEnd.Stuck).hasSize(1);
    }

    /** Of the four combinations of the orders of two writes and reads, one is impossible. */
    @ParameterizedTest
    @ValueSource(strings = {"dpor", "dpor-source"})
    void orders_that_contradict_one_another_are_no_class(String id) {
        assertClasses(id, 3, Conflicts.Flags.class);
    }

    /** The waiters arrive in every order, and then each of them can be the one that is notified. */
    @ParameterizedTest
    @CsvSource({"dpor, 1, 1", "dpor, 2, 4", "dpor, 3, 18", "dpor-source, 2, 4", "dpor-source, 3, 18"})
    void every_waiter_can_be_the_one_that_is_notified(String id, String waiters, long classes) {
        assertClasses(id, classes, Conflicts.Notified.class, waiters);
    }
}
