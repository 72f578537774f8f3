package dev.selvage.coexistence.asked.library;

/** Has to do with several threads, wherever it was loaded. */
public class Second {
    private static int counter;

    private static synchronized void increment() {
        counter++;
    }

    @Override
    public String toString() {
        Thread one = new Thread(Second::increment);
        Thread two = new Thread(Second::increment);
        one.start();
        two.start();
        try {
            one.join();
            two.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return "counted to " + counter;
    }
}
