package dev.selvage.engine.execution;

import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs strands one at a time and switches between them. It has no policy and no lock: the scheduler, which runs inside the
 * current strand, says who is next.
 */
public interface Engine extends AutoCloseable {
    /** The name by which reports call this engine. */
    String name();

    /** Does {@code work}, which calls {@link #run} often; some engines begin and end a run faster from within. */
    default <T> T drive(Callable<T> work) throws Exception {
        return work.call();
    }

    /**
     * Runs {@code root} and all that it leads to; returns when the run is over and no strand of it is left.
     *
     * @param progress a number that changes as long as the run gets on
     * @throws ControlLostException when a strand stays away from every scheduling point
     */
    void run(Strand root, LongSupplier progress) throws ControlLostException;

    /** Suspends {@code me} and lets {@code next} go on; returns when somebody switches back, to an abandoned strand too. */
    void switchTo(Strand me, Strand next);

    /** The end of {@code me}: {@code next} goes on, or the run is over when there is none. */
    void finish(Strand me, @Nullable Strand next);

    /**
     * Takes the baton from {@code me}, which goes on outside the schedule at once.
     *
     * @param next says, in another thread, who gets the baton; nobody when the run is over
     */
    void stepOut(Strand me, Supplier<@Nullable Strand> next);

    /** {@code me}, which was outside, waits for its turn; false when the run was over long ago and it must end. */
    boolean stepIn(Strand me);

    /** The strands that stepped out. */
    Outside outside();

    /** Where a strand stands; empty for one that has not begun or has finished. */
    StackTraceElement[] stackOf(Strand strand);

    /** Where the strand is that goes on just now, in words; empty when there is none. Any thread may ask. */
    String whereabouts();

    /** Strands, over all runs, that could not be unwound and were left behind. */
    int leftovers();

    /** Strands, over all runs, that were outside when their run was over and did not come back. */
    int lost();

    @Override
    void close();
}
