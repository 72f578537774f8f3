package dev.selvage.bench;

import dev.selvage.bench.programs.Writers;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.trace.TraceRecorder;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** What a scheduling point costs: with a switch, without one, and with its event recorded. */
final class PointFigures {
    private static final int ROUNDS = 12;
    private static final int SWITCHES = 8_000;
    private static final int POINTS = 200_000;
    private static final int RECORDED = 20_000;

    private final Engine engine;

    private PointFigures(Engine engine) {
        this.engine = engine;
    }

    static List<Figure> measure(EngineChoice choice) throws Exception {
        return Pinned.call(() -> {
            try (Engine engine = choice.create(Duration.ofSeconds(10))) {
                PointFigures figures = new PointFigures(engine);
                return engine.drive(() -> List.of(
                        figures.switching(2),
                        figures.switching(8),
                        figures.switching(64),
                        figures.alone(),
                        figures.staying(2),
                        figures.staying(64),
                        figures.recording()));
            }
        });
    }

    private Figure switching(int strands) throws Exception {
        Runnable program = writers(strands, SWITCHES / strands);
        double[] best = Rounds.best(
                ROUNDS,
                () -> {
                    long start = System.nanoTime();
                    RunResult result = Controlled.run(engine, program, Controlled.ALWAYS_ANOTHER, RunListener.NONE);
                    return (double) (System.nanoTime() - start) / result.switches();
                },
                () -> Ring.nanos(strands, SWITCHES / strands));
        return new Figure(
                engine.name() + ": switch, " + strands + " strands",
                best[0],
                "ns",
                "bare `park`/`unpark` between threads",
                best[1]);
    }

    private Figure alone() throws Exception {
        Runnable program = writers(0, POINTS);
        double[] best = Rounds.best(
                ROUNDS,
                () -> nanosPerStep(program, Controlled.STAY, () -> RunListener.NONE),
                () -> Rounds.repeated(1, program).nanos() / POINTS);
        return new Figure(
                engine.name() + ": point, one enabled strand",
                best[0],
                "ns",
                "the same write outside control",
                best[1]);
    }

    private Figure staying(int strands) throws Exception {
        Runnable several = writers(strands, POINTS / strands);
        Runnable one = writers(0, POINTS);
        double[] best = Rounds.best(
                ROUNDS,
                () -> nanosPerStep(several, Controlled.STAY, () -> RunListener.NONE),
                () -> nanosPerStep(one, Controlled.STAY, () -> RunListener.NONE));
        return new Figure(
                engine.name() + ": point, " + strands + " enabled strands, chooser stays",
                best[0],
                "ns",
                "point, one enabled strand",
                best[1]);
    }

    private Figure recording() throws Exception {
        Runnable program = writers(0, RECORDED);
        double[] best = Rounds.best(
                ROUNDS,
                () -> nanosPerStep(program, Controlled.STAY, TraceRecorder::new),
                () -> nanosPerStep(program, Controlled.STAY, () -> RunListener.NONE));
        return new Figure(
                engine.name() + ": point, event and value recorded", best[0], "ns", "point, not recorded", best[1]);
    }

    private double nanosPerStep(Runnable program, Chooser chooser, Supplier<RunListener> listener) {
        RunListener fresh = listener.get();
        long start = System.nanoTime();
        RunResult result = Controlled.run(engine, program, chooser, fresh);
        return (double) (System.nanoTime() - start) / result.steps();
    }

    private static Runnable writers(int strands, int writes) {
        return Programs.open(Writers.class, String.valueOf(strands), String.valueOf(writes))
                .newRun();
    }
}
