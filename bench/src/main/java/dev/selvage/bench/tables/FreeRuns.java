package dev.selvage.bench.tables;

import dev.selvage.bench.Programs;
import dev.selvage.engine.free.FreeEngine;
import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.FreeTrace;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.register.Strategies;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Free runs of a subject, made one by one so that each can be measured. */
final class FreeRuns implements AutoCloseable {
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private final Program program;
    private final FreeEngine engine = new FreeEngine(LONGEST);
    private final PrintStream errors = System.err;
    private final long start = System.nanoTime();
    private @Nullable FreeOutcome last;
    private long runs;

    FreeRuns(Subject subject) {
        program = Programs.open(subject.program(), subject.arguments().toArray(new String[0]));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    }

    /** The strategy of that name, which must be a free-running one. */
    static FreeStrategy strategy(String name) {
        return strategy(name, 1);
    }

    static FreeStrategy strategy(String name, long seed) {
        return (FreeStrategy) Strategies.create(name, seed);
    }

    /** Makes one more run as {@code strategy} wants it; false when it wants none. */
    boolean next(FreeStrategy strategy) {
        return next(strategy, strategy.recording());
    }

    boolean next(FreeStrategy strategy, Recording recording) {
        FreeOutcome before = last;
        if (!strategy.nextRun(before == null ? null : before.result())) return false;
        run(strategy.interference(), recording);
        FreeOutcome outcome = outcome();
        strategy.onEnd(outcome);
        strategy.judged(outcome.result(), hasFailed());
        return true;
    }

    /** Makes one more run in which threads are held up like that. */
    void run(Interference interference, Recording recording) {
        runs++;
        last = engine.run(program.newRun(), interference, recording);
    }

    private FreeOutcome outcome() {
        if (last == null) throw new IllegalStateException("there was no run yet");
        return last;
    }

    boolean hasFailed() {
        RunResult result = outcome().result();
        return Oracles.judge(result, String::valueOf).isPresent();
    }

    FreeTrace trace() {
        return outcome().trace();
    }

    long runs() {
        return runs;
    }

    /** Since the first run was prepared. */
    double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }

    @Override
    public void close() {
        engine.close();
        System.setErr(errors);
    }
}
