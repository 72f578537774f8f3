package user;

/** Two threads that work at the same time. */
public final class Both {
    private Both() {}

    /** Something that a thread does. */
    public interface Task {
        void run() throws Exception;
    }

    /** Whether the program is to have its planted bug. */
    public static boolean buggy(String[] args) {
        return args.length > 0 && args[0].equals("buggy");
    }

    /** Gives each task a thread and waits for both. */
    public static void atOnce(Task one, Task two) throws InterruptedException {
        Thread first = new Thread(() -> perform(one), "first");
        Thread second = new Thread(() -> perform(two), "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }

    /** Throws unless both are equal. */
    public static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) throw new AssertionError("expected " + expected + " but was " + actual);
    }

    private static void perform(Task task) {
        try {
            task.run();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
