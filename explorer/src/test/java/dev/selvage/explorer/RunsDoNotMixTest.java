package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.Driver;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.runtime.Operation;
import dev.selvage.samples.Endings;
import dev.selvage.samples.Interrupts;
import dev.selvage.samples.States;
import dev.selvage.samples.Steps;
import dev.selvage.samples.Timing;
import dev.selvage.samples.Waiting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The objects of a run serve again in the next one, whatever program that is and however the runs between them ended. */
class RunsDoNotMixTest {
    private static final int SEEDS = 3;

    /** Runs that complete, wait, time out, are interrupted, leave daemons behind, exit, and are cut in the middle. */
    private static final List<Sample> SAMPLES = List.of(
            Sample.of(Steps.class, "5", "5", "5"),
            Sample.of(Waiting.OneAfterTheOther.class),
            Sample.of(Endings.DaemonsLeft.class),
            Sample.of(Timing.WakeInOrder.class),
            Sample.of(Endings.Endless.class),
            Sample.of(Timing.DeadlineLoop.class),
            Sample.of(States.OfWaiters.class),
            Sample.of(Endings.Exits.class, "3"),
            Sample.of(Interrupts.Waiter.class));

    @ParameterizedTest
    @MethodSource("dev.selvage.explorer.AllocationTest#engines")
    void a_run_is_the_same_on_a_new_engine_and_after_runs_of_other_programs(EngineChoice choice) {
        List<String> apart = new ArrayList<>();
        for (Sample sample : SAMPLES) apart.addAll(together(choice, List.of(sample)));
        List<String> mixed = together(choice, SAMPLES);
        assertThat(mixed).containsExactlyInAnyOrderElementsOf(apart);
    }

    /** All runs, round by round, on one engine. */
    private static List<String> together(EngineChoice choice, List<Sample> samples) {
        return Driver.call(() -> {
            List<String> runs = new ArrayList<>();
            try (Engine engine = choice.create(CampaignSettings.DEFAULT_PATIENCE)) {
                for (int seed = 0; seed < SEEDS; seed++) {
                    for (Sample sample : samples) runs.add(run(engine, sample.program(), seed));
                }
            }
            return runs;
        });
    }

    private static String run(Engine engine, Program program, int seed) throws Exception {
        RandomStrategy strategy = new RandomStrategy(seed);
        strategy.nextRun(null);
        Events events = new Events();
        RunResult run = ControlledRun.execute(engine, program.newRun(), strategy, events, RunSettings.cutAfter(200));
        return seed + " " + run.end() + " " + run.steps() + " " + run.switches() + " " + Arrays.toString(run.choices())
                + events.seen;
    }

    private static final class Events implements RunListener {
        final StringBuilder seen = new StringBuilder();

        @Override
        public void onEvent(
                ModelStrand strand,
                Operation operation,
                int site,
                int userSite,
                @Nullable Object target,
                long index,
                boolean blocked) {
            seen.append('\n')
                    .append(strand.id())
                    .append(' ')
                    .append(strand.name())
                    .append(' ');
            seen.append(operation)
                    .append(' ')
                    .append(site)
                    .append(' ')
                    .append(userSite)
                    .append(' ')
                    .append(blocked);
        }
    }
}
