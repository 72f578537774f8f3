package dev.selvage.api.strategy;

/** A role: comes to an end, and says what that means. */
public interface Exhausts {
    /** Whether every schedule, or one equivalent to it, has been run once {@link Strategy#nextRun} has returned false. */
    boolean isComplete();

    /** What it means that nothing is left to try, in half a sentence: {@code no schedule with at most 2 preemptions fails}. */
    String guarantee();
}
