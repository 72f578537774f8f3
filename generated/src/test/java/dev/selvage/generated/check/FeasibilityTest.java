package dev.selvage.generated.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.program.Generator;
import dev.selvage.generated.run.CompiledProgram;
import dev.selvage.generated.run.ObservedProgram;
import dev.selvage.generated.run.Search;
import dev.selvage.generated.run.TargetLog;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FeasibilityTest {
    private static final long SEED_OF_A_PROGRAM_WITH_INFEASIBLE_TARGETS = 474;

    @TempDir
    private Path folder;

    private ObservedProgram program;

    @BeforeEach
    void compile() {
        GeneratedProgram generated = Generator.program(SEED_OF_A_PROGRAM_WITH_INFEASIBLE_TARGETS);
        program = ObservedProgram.open(CompiledProgram.of(generated, folder));
    }

    @Test
    void what_no_run_shows_may_be_called_infeasible() {
        Feasibility feasibility = Feasibility.examine(program);
        assertThat(feasibility.claims()).isPositive();
        assertThat(feasibility.refuted()).isEmpty();
    }

    @Test
    void a_claim_is_refuted_by_a_run_that_shows_the_target() {
        Search directed = new Search("ctrigger:controlled", EngineChoice.AUTO, Timeouts.LAST, 100);
        TargetLog log = directed.follow(program, new TargetLog());
        assertThat(log.shown()).isNotEmpty();
        assertThat(Feasibility.judge(directed, log.shown(), program).refuted())
                .isNotEmpty()
                .allMatch(refuted -> refuted.accused().equals(directed.name()));
    }
}
