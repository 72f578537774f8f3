package dev.selvage.runtime;

/** Unwinds a thread of a run that is over; the program under test should let it pass. */
@SuppressWarnings("serial")
public final class RunAbandoned extends Error {
    public RunAbandoned() {
        super("Selvage ended this run; this error only unwinds the thread", null, false, false);
    }
}
