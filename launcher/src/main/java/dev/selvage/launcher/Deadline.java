package dev.selvage.launcher;

import java.time.Duration;

/** Does something when a time is over, unless it is closed before: as a rule, it closes the JVM that somebody waits for. */
public final class Deadline implements AutoCloseable {
    private final Thread clock;
    private volatile boolean over;

    private Deadline(Duration time, Runnable end) {
        this.clock = new Thread(() -> await(time, end), "selvage-deadline");
    }

    /** Its time begins now. */
    public static Deadline in(Duration time, Runnable end) {
        Deadline deadline = new Deadline(time, end);
        deadline.clock.setDaemon(true);
        deadline.clock.start();
        return deadline;
    }

    private void await(Duration time, Runnable end) {
        try {
            Thread.sleep(Math.max(0, time.toMillis()));
            over = true;
            end.run();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the time was over before this was closed. */
    public boolean isOver() {
        return over;
    }

    @Override
    public void close() {
        clock.interrupt();
    }
}
