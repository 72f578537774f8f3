package dev.selvage.suites;

import java.util.concurrent.TimeUnit;

/** Ends a process, and those that it has started, after a while. */
final class Watch {
    private final Process process;
    private final Thread thread;
    private volatile boolean isOver;

    Watch(Process process, long seconds) {
        this.process = process;
        thread = new Thread(
                () -> {
                    try {
                        isOver = !process.waitFor(seconds, TimeUnit.SECONDS);
                    } catch (InterruptedException e) {
                        return;
                    }
                    if (isOver) kill();
                },
                "watch");
        thread.setDaemon(true);
        thread.start();
    }

    boolean isOver() {
        return isOver;
    }

    /** Watches no longer. */
    void leave() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }

    /** Ends what is still there. */
    void end() throws InterruptedException {
        leave();
        kill();
        process.waitFor();
    }

    private void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
