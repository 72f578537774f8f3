package dev.selvage.bench;

import dev.selvage.bench.programs.Writers;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Whether a step of a random walk costs the same however many threads there are and however long the run is. */
final class ScalingFigures {
    private static final int ROUNDS = 5;
    private static final int FEWEST_THREADS = 2;
    private static final int FEWEST_STEPS = 100;

    private final Engine engine;
    private final boolean fast;

    private ScalingFigures(Engine engine, boolean fast) {
        this.engine = engine;
        this.fast = fast;
    }

    static List<Figure> measure(EngineChoice choice) throws Exception {
        return Pinned.call(() -> {
            try (Engine engine = choice.create(Duration.ofSeconds(10))) {
                ScalingFigures figures = new ScalingFigures(engine, choice == EngineChoice.FIBER);
                return engine.drive(figures::all);
            }
        });
    }

    private List<Figure> all() throws Exception {
        List<Figure> figures = new ArrayList<>();
        for (int threads : new int[] {8, 64}) figures.add(threads(threads));
        for (int steps : new int[] {10_000, 1_000_000}) figures.add(steps(steps));
        return figures;
    }

    private Figure threads(int threads) throws Exception {
        int steps = fast ? 200_000 : 20_000;
        Runnable many = writers(threads, steps / threads);
        Runnable few = writers(FEWEST_THREADS, steps / FEWEST_THREADS);
        double[] best = Rounds.best(ROUNDS, () -> nanosPerStep(many, 1), () -> nanosPerStep(few, 1));
        return new Figure(
                engine.name() + ": step of a random walk, " + threads + " threads",
                best[0],
                "ns",
                FEWEST_THREADS + " threads",
                best[1]);
    }

    private Figure steps(int steps) throws Exception {
        Runnable longer = writers(4, steps / 4);
        Runnable shorter = writers(4, FEWEST_STEPS / 4);
        int runs = (fast ? 200_000 : 20_000) / FEWEST_STEPS;
        double[] best = Rounds.best(
                steps > 100_000 ? 1 : ROUNDS, () -> nanosPerStep(longer, 1), () -> nanosPerStep(shorter, runs));
        return new Figure(
                String.format("%s: step of a run of %,d steps", engine.name(), steps),
                best[0],
                "ns",
                "run of " + FEWEST_STEPS + " steps, with its beginning and end",
                best[1]);
    }

    private double nanosPerStep(Runnable program, int runs) {
        RandomStrategy strategy = new RandomStrategy(1);
        long steps = 0;
        long start = System.nanoTime();
        for (int i = 0; i < runs; i++) {
            strategy.nextRun(null);
            RunResult result = Controlled.run(engine, program, strategy, RunListener.NONE);
            steps += result.steps();
        }
        return (double) (System.nanoTime() - start) / steps;
    }

    private static Runnable writers(int strands, int writes) {
        return Programs.open(Writers.class, String.valueOf(strands), String.valueOf(writes))
                .newRun();
    }
}
