package dev.selvage.api.run;

/** How a run ended. */
public enum RunEnd {
    /** All threads that keep a program alive have finished. */
    COMPLETED,
    /** The program asked to exit. */
    EXITED,
    /** A thread died of an exception that nobody handles. */
    DIED,
    /** Nobody can go on, now or later. */
    STUCK,
    /** Whoever can go on goes round a loop that another one would have to end. */
    SPINNING,
    /** A free run took too long. */
    TIMED_OUT,
    /** It reached the bound on steps. */
    CUT,
    /** The strategy {@linkplain Choice#GIVE_UP gave it up}. */
    GIVEN_UP,
    /** It was not the run that it should have repeated. */
    DIVERGED,
    /** It was broken off because the time is spent, or lost control. */
    BROKEN_OFF
}
