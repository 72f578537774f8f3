package dev.selvage.libraries;

import java.util.ArrayList;
import java.util.List;

/** What the programs have in common: threads that work at the same time, and checks. */
public final class Together {
    private Together() {}

    /** Something that a thread does. */
    public interface Task {
        void run() throws Exception;
    }

    /** Gives each task a thread and waits for all of them. */
    public static void run(Task... tasks) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (Task task : tasks) threads.add(new Thread(() -> perform(task)));
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
    }

    private static void perform(Task task) {
        try {
            task.run();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** Throws unless both are equal. */
    public static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) throw new AssertionError("expected " + expected + " but was " + actual);
    }
}
