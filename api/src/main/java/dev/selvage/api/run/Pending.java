package dev.selvage.api.run;

/** What a thread does next if it is chosen. */
public interface Pending extends Action {
    /** Whether the thread waits or sleeps, so that time has to pass for it to go on. */
    boolean letsTimePass();
}
