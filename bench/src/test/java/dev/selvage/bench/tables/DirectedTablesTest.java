package dev.selvage.bench.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.strategy.FreeStrategy;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the tables on directed testing rest on, as far as it does not depend on how fast this machine is. */
class DirectedTablesTest {
    private static final Duration TIME = Duration.ofMinutes(2);

    static Stream<Subject> buggy() {
        return CTriggerTables.subjects().stream();
    }

    static Stream<Subject> correct() {
        return TsaTables.subjects().stream();
    }

    @ParameterizedTest
    @MethodSource("buggy")
    void the_bug_is_an_interleaving_that_can_be_forced(Subject subject) {
        Trial trial = Trial.of(subject, "ctrigger:controlled", TIME);
        assertThat(trial.found()).isTrue();
        assertThat(trial.runs()).isLessThanOrEqualTo(20);
    }

    @ParameterizedTest
    @MethodSource("buggy")
    void a_free_run_lets_expect_interleavings_and_rules_others_out(Subject subject) {
        InterleavingAnalysis analysis = RankedSearch.profile(subject).analysis();
        assertThat(analysis.instructions()).isPositive();
        assertThat(analysis.targets()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("correct")
    void free_runs_of_correct_programs_end_well(Subject subject) {
        try (FreeRuns runs = new FreeRuns(subject)) {
            FreeStrategy stress = FreeRuns.strategy("stress");
            for (int i = 0; i < 3; i++) {
                assertThat(runs.next(stress)).isTrue();
                assertThat(runs.hasFailed()).isFalse();
            }
        }
    }
}
