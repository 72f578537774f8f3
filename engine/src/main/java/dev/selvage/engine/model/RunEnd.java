package dev.selvage.engine.model;

/** How a run ended. */
public sealed interface RunEnd {
    /** Whether it matters where each thread stood. */
    default boolean isOfInterest() {
        return !(this instanceof Completed
                || this instanceof Pruned
                || this instanceof Diverged
                || this instanceof Stopped
                || this instanceof Lost);
    }

    /** Every thread that keeps a program alive has finished. */
    record Completed() implements RunEnd {}

    /** A thread died of an exception that the program does not handle. */
    record Died(int strand, Throwable thrown) implements RunEnd {}

    /** No thread can go on, now or at any later time. */
    record Stuck() implements RunEnd {}

    /** Every thread that can go on goes round a loop that only another one could end. */
    record Spinning() implements RunEnd {}

    /** The program asked to exit. */
    record Exited(int status) implements RunEnd {}

    /** A free run did not end in time, and nobody can say that it never would. */
    record TimedOut(long millis) implements RunEnd {}

    /** The run reached the bound on its steps. */
    record Cut() implements RunEnd {}

    /** Nobody waits for the rest of this run: the time is spent. */
    record Stopped() implements RunEnd {}

    /** The chooser needs no more of this run. */
    record Pruned() implements RunEnd {}

    /** The chooser gave up: the run is not the one it expected. */
    record Diverged(String reason) implements RunEnd {}

    /** A thread waits outside the program for longer than anybody would. */
    record Lost(String reason) implements RunEnd {}
}
