package dev.selvage.engine.free;

import dev.selvage.runtime.Free;
import dev.selvage.runtime.RunRemains;
import dev.selvage.runtime.SharedStates;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;

/** Runs programs freely, one run at a time, and cleans up behind them. */
public final class FreeEngine implements AutoCloseable {
    /** How long the threads of a run that is over are given to notice; those before a monitor never will. */
    private static final long GRACE_NANOS = 3_000_000_000L;

    private static final long GRACE_IF_BLOCKED_NANOS = 300_000_000L;

    private static final long FIRST_ROUND_MILLIS = 1;
    private static final long LONGEST_ROUND_MILLIS = 50;

    private final Duration timeout;
    private final BooleanSupplier over;
    private final List<Thread> leftovers = new CopyOnWriteArrayList<>();

    /** @param timeout how long a run may take */
    public FreeEngine(Duration timeout) {
        this(timeout, () -> false);
    }

    /** @param over tells, at any time, that nobody waits for the rest of a run */
    public FreeEngine(Duration timeout, BooleanSupplier over) {
        this.timeout = timeout;
        this.over = over;
    }

    /** The name by which reports call this engine. */
    public String name() {
        return "free";
    }

    /** Runs {@code program} once; it gets a main thread of its own. */
    public FreeOutcome run(Runnable program, Interference interference, Recording recording) {
        FreeRun run = new FreeRun(interference, timeout, over);
        try {
            return run.execute(program, recording);
        } finally {
            end(run);
        }
    }

    /** Every hook that a thread of the run comes to ends it now; those that wait are interrupted, again and again. */
    private void end(FreeRun run) {
        run.pools().close();
        RunRemains.callBack();
        long start = System.nanoTime();
        long millis = FIRST_ROUND_MILLIS;
        List<Thread> alive = alive(run);
        while (!alive.isEmpty() && System.nanoTime() - start < grace(alive)) {
            for (Thread thread : alive) thread.interrupt();
            join(alive.get(0), millis);
            millis = Math.min(2 * millis, LONGEST_ROUND_MILLIS);
            alive = alive(run);
        }
        leftovers.addAll(alive);
        Free.end();
        SharedStates.restore();
    }

    private static long grace(List<Thread> alive) {
        boolean blocked = alive.stream().allMatch(thread -> thread.getState() == Thread.State.BLOCKED);
        return blocked ? GRACE_IF_BLOCKED_NANOS : GRACE_NANOS;
    }

    private static List<Thread> alive(FreeRun run) {
        return run.strands().stream()
                .peek(FreeStrand::wake)
                .map(FreeStrand::thread)
                .filter(Thread::isAlive)
                .toList();
    }

    private static void join(Thread thread, long millis) {
        try {
            thread.join(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Threads of earlier runs that could not be ended and are still there. */
    public int leftovers() {
        leftovers.removeIf(thread -> !thread.isAlive());
        return leftovers.size();
    }

    @Override
    public void close() {
        Free.end();
    }
}
