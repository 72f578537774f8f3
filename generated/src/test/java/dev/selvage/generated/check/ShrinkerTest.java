package dev.selvage.generated.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.program.Generator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ShrinkerTest {
    private static final String OPERATION = "thread.interrupt";
    private static final Disagreement DISAGREEMENT =
            new Disagreement(Disagreement.Kind.NOT_REPEATED, "dpor", "", "stands for anything");

    @Test
    void reduces_a_program_to_the_operation_that_matters() {
        long seed = 1;
        while (!Generator.program(seed).operations().contains(OPERATION)
                || Generator.program(seed).size() < 5) seed++;
        Evidence smallest = Shrinker.shrink(
                ShrinkerTest::examine, examine(Generator.program(seed)).join(), DISAGREEMENT, 10);
        assertThat(smallest.program().operations()).containsExactly(OPERATION);
        assertThat(smallest.program().size()).isEqualTo(1);
    }

    /** Goes wrong exactly where there is an interrupt. */
    private static CompletableFuture<Evidence> examine(GeneratedProgram program) {
        boolean wrong = program.operations().contains(OPERATION);
        return CompletableFuture.completedFuture(new Evidence(
                program, List.of(), Set.of(), wrong ? List.of(DISAGREEMENT) : List.of(), Feasibility.UNCLAIMED));
    }
}
