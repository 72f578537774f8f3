package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A timer is tested, taken out and put back with another delay, while the timer thread fires and disarms it. */
public final class UpdateTimer {
    private final Threads.Statistics statistics = new Threads.Statistics();
    private boolean armed = true;
    private Runnable callback = () -> {};
    private int delay;

    private void update() {
        if (armed) {
            delay = 5;
            callback.run();
        }
        statistics.count(4);
    }

    private void fire() {
        armed = false;
        callback = null;
        statistics.count(4);
    }

    public static void main(String[] args) {
        UpdateTimer timer = new UpdateTimer();
        Thread thread = Threads.start(timer::fire);
        timer.update();
        Threads.join(thread);
    }
}
