package dev.selvage.samples;

/** Two threads count without a lock. */
public final class LosesUpdate {
    private static int count;

    private LosesUpdate() {}

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LosesUpdate::increment);
        other.start();
        increment();
        other.join();
        if (count != 2) throw new IllegalStateException("an update was lost");
    }

    private static void increment() {
        count++;
    }
}
