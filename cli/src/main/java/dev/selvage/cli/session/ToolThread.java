package dev.selvage.cli.session;

/** Threads of the tool that may begin while a run goes on. They are in the topmost group, by which a run knows that they are none of the program's. */
final class ToolThread {
    private ToolThread() {}

    static Thread of(Runnable task, String name) {
        Thread thread = new Thread(topmostGroup(), task, name);
        thread.setDaemon(true);
        return thread;
    }

    private static ThreadGroup topmostGroup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) group = group.getParent();
        return group;
    }
}
