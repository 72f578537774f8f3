package dev.selvage.cli.session;

import java.time.Duration;

/** The time that a command may take, and the little more that it takes at most to come to its end. */
public final class TimeLimit {
    /** Beyond the time: what is being confirmed or written then may still be finished. */
    static final Duration ALLOWANCE = Duration.ofSeconds(2);

    private static final Duration TO_WRITE = Duration.ofMillis(500);

    /** The time begins when the first JVM is ready to work; that must not take longer. */
    private static final Duration START = Duration.ofSeconds(30);

    private final Duration time;
    private volatile long end;

    private TimeLimit(Duration time, Duration wait) {
        this.time = time;
        this.end = System.nanoTime() + wait.plus(time).toNanos();
    }

    /** The limit of a command whose time begins at {@link #begin}. */
    public static TimeLimit of(Duration time) {
        return new TimeLimit(time, START);
    }

    /** The time begins. */
    void begin() {
        end = System.nanoTime() + time.toNanos();
    }

    Duration time() {
        return time;
    }

    /** What is left, with the allowance; never negative. */
    Duration left() {
        return leftUntil(ALLOWANCE);
    }

    /** What is left for work after which there is still something to be written. */
    Duration leftForWork() {
        return leftUntil(ALLOWANCE.minus(TO_WRITE));
    }

    private Duration leftUntil(Duration beyond) {
        return Duration.ofNanos(Math.max(0, end - System.nanoTime() + beyond.toNanos()));
    }
}
