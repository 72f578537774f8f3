package dev.selvage.bench;

import com.sun.management.ThreadMXBean;
import dev.selvage.bench.programs.Counter;
import dev.selvage.bench.programs.Locks;
import dev.selvage.bench.programs.Writers;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;

/** What steps and runs allocate, on all threads together. */
final class AllocationFigures {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 5;
    private static final int RUNS = 500;
    private static final int FEW = 1_000;
    private static final int MANY = 51_000;

    private final Engine engine;
    private final RandomStrategy strategy = new RandomStrategy(1);

    private AllocationFigures(Engine engine) {
        this.engine = engine;
    }

    static List<Figure> measure(EngineChoice choice) throws Exception {
        return Pinned.call(() -> {
            try (Engine engine = choice.create(Duration.ofSeconds(10))) {
                return engine.drive(new AllocationFigures(engine)::all);
            }
        });
    }

    private List<Figure> all() throws Exception {
        return List.of(
                run("the counter", Programs.open(Counter.class).newRun()),
                run("the locks", Programs.open(Locks.class).newRun()),
                step());
    }

    private Figure run(String name, Runnable program) throws Exception {
        double[] best = Rounds.best(ROUNDS, () -> bytes(RUNS, () -> controlled(program)), () -> bytes(RUNS, program));
        return new Figure(
                engine.name() + ": allocated by a run of " + name,
                best[0],
                "bytes",
                "no control, real threads",
                best[1]);
    }

    /** Bytes for each further step, in which two threads have a choice. */
    private Figure step() throws Exception {
        Runnable few = writers(FEW);
        Runnable many = writers(MANY);
        double[] best =
                Rounds.best(ROUNDS, () -> bytes(1, () -> controlled(few)), () -> bytes(1, () -> controlled(many)));
        double further = 2.0 * (MANY - FEW);
        return new Figure(
                engine.name() + ": allocated by a step with a choice",
                (best[1] - best[0]) / further,
                "bytes",
                "an int",
                Integer.BYTES);
    }

    private static Runnable writers(int writes) {
        return Programs.open(Writers.class, "2", String.valueOf(writes)).newRun();
    }

    private void controlled(Runnable program) {
        strategy.nextRun(null);
        Controlled.run(engine, program, strategy, RunListener.NONE);
    }

    private static double bytes(int times, Runnable work) throws Exception {
        long before = allocated();
        for (int i = 0; i < times; i++) work.run();
        return (double) (allocated() - before) / times;
    }

    /** By all threads so far; before JDK 21 by those that are alive, which the carriers are. */
    private static long allocated() throws Exception {
        if (Runtime.version().feature() >= 21) {
            return (long)
                    ThreadMXBean.class.getMethod("getTotalThreadAllocatedBytes").invoke(THREADS);
        }
        long sum = 0;
        for (long bytes : THREADS.getThreadAllocatedBytes(THREADS.getAllThreadIds())) sum += Math.max(0, bytes);
        return sum;
    }
}
