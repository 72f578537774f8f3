package dev.selvage.samples;

/** Programs that yield, but not in a loop. */
public final class Yields {
    private Yields() {}

    /** A thread yields three times before it writes; what another one reads must not depend on that. */
    public static final class BeforeWrite {
        private static volatile int value;

        public static void main(String[] args) throws InterruptedException {
            Thread writer = new Thread(() -> {
                value = 1;
                Thread.yield();
                Thread.yield();
                Thread.yield();
                value = 2;
            });
            Thread reader = new Thread(() -> Outcome.say(value));
            writer.start();
            reader.start();
            writer.join();
            reader.join();
        }
    }
}
