package dev.selvage.coexistence.programs;

/** Two threads that do the same. */
final class Two {
    private Two() {}

    static void threads(Runnable body) {
        Thread one = new Thread(body);
        Thread two = new Thread(body);
        one.start();
        two.start();
        join(one);
        join(two);
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
