package dev.selvage.bench.programs;

/** Starts and joins the threads of the programs, and gives them something to do besides. */
public final class Threads {
    /** What a thread does; it may throw what a {@link Runnable} may not. */
    @FunctionalInterface
    public interface Body {
        void run() throws Exception;
    }

    private Threads() {}

    public static Thread start(Body body) {
        Thread thread = new Thread(() -> run(body));
        thread.start();
        return thread;
    }

    private static void run(Body body) {
        try {
            body.run();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void join(Thread thread) {
        run(thread::join);
    }

    /** Shared work that has nothing to do with the bug: statistics under a lock, as many rounds as it is told. */
    public static final class Statistics {
        private int count;

        public void count(int rounds) {
            for (int i = 0; i < rounds; i++) add();
        }

        private synchronized void add() {
            count++;
        }

        public synchronized int get() {
            return count;
        }
    }
}
