package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.samples.Outcome;
import dev.selvage.samples.Stacks;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Threads are suspended and resumed whatever is on their stacks, on every engine. */
class EngineStacksTest {
    private static final int RUNS = 30;

    /** What the program says in each of several random runs, with how the run ended unless it just completed. */
    private static List<String> outcomes(Class<?> program, EngineChoice choice) throws Exception {
        assumeTrue(choice != EngineChoice.FIBER || EngineChoice.fiberProblem().isEmpty());
        Sample sample = Sample.of(program);
        RandomStrategy strategy = new RandomStrategy(3);
        List<String> outcomes = new ArrayList<>();
        try (Engine engine = choice.create(CampaignSettings.DEFAULT_PATIENCE)) {
            for (int i = 0; i < RUNS; i++) {
                strategy.nextRun(null);
                outcomes.add(outcome(sample, engine, strategy));
            }
            assertThat(engine.leftovers()).isZero();
        }
        return outcomes;
    }

    private static String outcome(Sample sample, Engine engine, RandomStrategy strategy) throws Exception {
        Outcome.clear();
        RunResult run = ControlledRun.execute(
                engine,
                sample.program().newRun(),
                strategy,
                RunListener.NONE,
                RunSettings.cutAfter(CampaignSettings.DEFAULT_STEPS));
        String said = Outcome.said();
        return run.end() instanceof RunEnd.Completed ? said : run.end() + " " + said;
    }

    @ParameterizedTest
    @EnumSource(names = {"FIBER", "PLATFORM"})
    void a_thread_may_wait_inside_a_class_initialiser(EngineChoice choice) throws Exception {
        assertThat(outcomes(Stacks.InitialiserWaits.class, choice)).containsOnly("initialised");
    }

    @ParameterizedTest
    @EnumSource(names = {"FIBER", "PLATFORM"})
    void one_that_waits_there_for_ever_is_unwound_at_the_end(EngineChoice choice) throws Exception {
        int before = Carriers.alive().size();
        assertThat(outcomes(Stacks.InitialiserWaitsForEver.class, choice)).containsOnly("Stuck[] unwound");
        assertThat(Carriers.alive().size() - before).isLessThanOrEqualTo(4);
    }

    @ParameterizedTest
    @EnumSource(names = {"FIBER", "PLATFORM"})
    void a_full_stack_is_an_error_that_the_program_can_catch(EngineChoice choice) throws Exception {
        assertThat(outcomes(Stacks.Overflows.class, choice)).containsOnly("full, full");
    }

    @ParameterizedTest
    @EnumSource(names = {"FIBER", "PLATFORM"})
    void threads_take_turns_however_deep_their_stacks_are(EngineChoice choice) throws Exception {
        assertThat(outcomes(Stacks.DeepTurns.class, choice)).containsOnly("3000, 3000");
    }

    @ParameterizedTest
    @EnumSource(names = {"FIBER", "PLATFORM"})
    void what_belongs_to_a_thread_stays_with_it(EngineChoice choice) throws Exception {
        assertThat(outcomes(Stacks.Bindings.class, choice)).containsOnly("right, right");
    }

    @ParameterizedTest
    @EnumSource(names = {"FIBER", "PLATFORM"})
    void nothing_is_left_of_a_thread_that_was_suspended_when_its_run_ended(EngineChoice choice) throws Exception {
        assertThat(outcomes(Stacks.HoldsForEver.class, choice)).containsOnly("main ends");
        Reference<?> held = (Reference<?>) System.getProperties().remove(Stacks.HELD);
        for (int i = 0; i < 20 && held.get() != null; i++) System.gc();
        assertThat(held.get()).isNull();
    }
}
