package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches that leave out schedules show every outcome that the search over all schedules shows. */
class ReductionsAgreeTest {
    private static final List<String> STRATEGIES = List.of("icb", "dpor", "dpor-source", "chess");
    private static final int MOST_RUNS = 3_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "interrupt1 / interrupted",
                "interrupt1 / join0",
                "lockInterruptibly / interrupt0",
                "isAlive1 / read",
                "notify / isAlive0",
                "unpark1 / park",
            })
    void the_order_of_what_concerns_a_thread_matters(String program) {
        assertAgreement(program, Timeouts.LAST);
    }

    private static void assertAgreement(String program, Timeouts timeouts) {
        Driver.call(() -> {
            try (Outcomes outcomes = new Outcomes(EngineChoice.AUTO, timeouts)) {
                for (String strategy : STRATEGIES) {
                    assertThat(outcomes.of(program, strategy, MOST_RUNS))
                            .as("%s of %s", strategy, program)
                            .isEqualTo(outcomes.of(program, "dfs", MOST_RUNS));
                }
            }
            return null;
        });
    }
}
