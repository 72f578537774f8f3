package dev.selvage.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.bench.Programs;
import dev.selvage.bench.programs.AlwaysDeadlocked;
import dev.selvage.bench.programs.Counter;
import dev.selvage.bench.programs.StaticCounter;
import dev.selvage.explorer.program.Isolation;
import org.junit.jupiter.api.Test;

/** A run leaves nothing behind, whether it came to its end, was given up, or brought classes of its own. */
class EnduranceTest {
    /** The engine and the program may know their last run. */
    private static final int LAST_RUNS = 1;

    @Test
    void nothing_is_left_of_twenty_thousand_clean_runs() throws Exception {
        Endurance runs = Endurance.of(Programs.open(Counter.class), 20_000);
        assertThat(runs.failures).isZero();
        assertNothingLeft(runs, 20_000);
    }

    @Test
    void nothing_is_left_of_two_thousand_deadlocked_runs() throws Exception {
        Endurance runs = Endurance.of(Programs.open(AlwaysDeadlocked.class), 2_000);
        assertThat(runs.failures).isEqualTo(2_000);
        assertNothingLeft(runs, 2_000);
    }

    @Test
    void nothing_is_left_of_a_thousand_runs_with_classes_of_their_own() throws Exception {
        Endurance runs = Endurance.of(Programs.open(Isolation.LOADER, StaticCounter.class), 1_000);
        assertNothingLeft(runs, 1_000);
        assertThat(runs.loaders.size()).isGreaterThanOrEqualTo(1_000);
        // A cache of the JDK may keep the loader of one early run; a leak would show hundreds.
        assertThat(runs.loaders.runsAlive()).hasSizeLessThanOrEqualTo(1 + LAST_RUNS);
    }

    private static void assertNothingLeft(Endurance runs, int count) {
        assertThat(runs.traces.size()).isGreaterThanOrEqualTo(4 * count);
        assertThat(runs.traces.runsAlive()).allMatch(run -> run >= count - LAST_RUNS);
        assertThat(runs.leftovers).isZero();
        // The JVM and the build may have a thread of their own come and go; a leak would show thousands.
        assertThat(runs.threadsLate).isLessThanOrEqualTo(runs.threadsEarly + 2);
        assertThat(runs.classesLate).isLessThanOrEqualTo(runs.classesEarly + 50);
    }
}
