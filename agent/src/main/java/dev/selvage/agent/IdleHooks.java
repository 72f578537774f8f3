package dev.selvage.agent;

import dev.selvage.runtime.HookSwitch;

/** Puts hooks to sleep, once, when nobody has needed them for a while. */
final class IdleHooks implements Runnable {
    /** Longer than campaigns of one suite of tests are apart, as the next one has to wake hooks and begins with code that is not compiled. */
    private static final long IDLE_MILLIS = 1_000;

    private IdleHooks() {}

    /** In a thread that belongs to nobody: in the topmost group, with nothing of the thread that has asked for it. */
    static void begin() {
        Thread thread = new Thread(topmostGroup(), new IdleHooks(), "selvage-hooks", 0, false);
        thread.setDaemon(true);
        thread.setContextClassLoader(null);
        thread.start();
    }

    private static ThreadGroup topmostGroup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) group = group.getParent();
        return group;
    }

    @Override
    public void run() {
        int needs;
        do {
            needs = HookSwitch.needs();
            pause();
        } while (!HookSwitch.sleepUnlessNeededSince(needs));
    }

    private static void pause() {
        try {
            Thread.sleep(IDLE_MILLIS);
        } catch (InterruptedException notForUs) {
            // Then they may sleep a little earlier.
        }
    }
}
