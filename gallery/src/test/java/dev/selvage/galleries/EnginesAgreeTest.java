package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.engine.model.StrandSnapshot;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.explorer.trace.TraceRecorder;
import dev.selvage.galleries.GalleryProgram.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same schedule has the same course and the same end on every engine. */
class EnginesAgreeTest {
    private static final int RUNS = Budget.runs(4);
    private static final RunSettings SETTINGS = RunSettings.cutAfter(20_000);

    @BeforeAll
    static void needsBothEngines() {
        assumeTrue(EngineChoice.fiberProblem().isEmpty(), () -> String.valueOf(EngineChoice.fiberProblem()));
    }

    static Stream<GalleryProgram> programs() {
        return Stream.concat(GalleryProgram.in("fail"), GalleryProgram.in("success"));
    }

    static Stream<GalleryProgram> failing() {
        return GalleryProgram.failing("random");
    }

    @ParameterizedTest
    @MethodSource("programs")
    void runs_are_the_same_event_by_event(GalleryProgram program) throws Exception {
        List<List<String>> onFibers = runs(program, EngineChoice.FIBER);
        List<List<String>> onThreads = runs(program, EngineChoice.PLATFORM);
        for (int i = 0; i < RUNS; i++) {
            assertThat(onFibers.get(i)).as("run %d", i + 1).containsExactlyElementsOf(onThreads.get(i));
        }
    }

    @ParameterizedTest
    @MethodSource("failing")
    void a_failure_that_one_engine_found_is_replayed_by_the_other(GalleryProgram program) {
        replays(program, EngineChoice.FIBER, EngineChoice.PLATFORM);
        replays(program, EngineChoice.PLATFORM, EngineChoice.FIBER);
    }

    private static void replays(GalleryProgram program, EngineChoice finder, EngineChoice other) {
        Outcome outcome = program.explore(
                CampaignSettings.defaults().withRuns(program.runs("random")).withEngine(finder));
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.replay(2, other)).isEmpty();
    }

    private static List<List<String>> runs(GalleryProgram program, EngineChoice choice) throws Exception {
        MainProgram main = program.open();
        RandomStrategy strategy = new RandomStrategy(7);
        List<List<String>> seen = new ArrayList<>();
        try (Engine engine = choice.create(CampaignSettings.DEFAULT_PATIENCE)) {
            for (int i = 0; i < RUNS; i++) {
                strategy.nextRun(null);
                TraceRecorder trace = new TraceRecorder();
                RunResult run = ControlledRun.execute(engine, main.newRun(), strategy, trace, SETTINGS);
                seen.add(describe(run, trace));
            }
            assertThat(engine.leftovers()).isZero();
        }
        return seen;
    }

    /** How the run went, line by line: how it ended, what was chosen, its events, where each thread stood. */
    private static List<String> describe(RunResult run, TraceRecorder trace) {
        List<String> lines = new ArrayList<>();
        lines.add(describe(run.end()));
        lines.add(run.steps() + " steps, " + run.switches() + " switches, " + run.threads() + " threads");
        lines.add(Arrays.toString(run.choices()));
        trace.events().forEach(event -> lines.add(event.toString()));
        run.strands().forEach(strand -> lines.add(describe(strand, trace)));
        return lines;
    }

    /** The JVM names the classes of lambdas by where they are in memory. */
    private static String describe(RunEnd end) {
        if (!(end instanceof RunEnd.Died died)) return end.toString();
        return died.strand() + " died of " + String.valueOf(died.thrown()).replaceAll("Lambda/0x[0-9a-f]+", "Lambda");
    }

    private static String describe(StrandSnapshot strand, TraceRecorder trace) {
        List<String> held = strand.held().stream().map(trace.names()::of).toList();
        List<String> stack = strand.stack().stream()
                .filter(frame -> frame.getClassName().startsWith("dev.selvage.gallery.")
                        && !frame.getClassName().endsWith("$SelvageEntry"))
                .map(StackTraceElement::toString)
                .toList();
        String waitsFor = strand.blockage() == null
                ? "nothing"
                : strand.blockage().getClass().getSimpleName();
        return strand.name() + " " + strand.phase() + " waits for " + waitsFor + ", owner " + strand.owner()
                + ", holds " + held + ", is at " + stack;
    }
}
