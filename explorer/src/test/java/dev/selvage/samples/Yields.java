package dev.selvage.samples;

/** Programs that yield. */
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

    /** Changes something in each round, while another thread may be slower than all of them. */
    public static final class LoopThatCounts {
        private static volatile int count;

        public static void main(String[] args) throws InterruptedException {
            Thread counter = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    Thread.yield();
                    count++;
                }
            });
            counter.start();
            Outcome.say(count);
            counter.join();
        }
    }

    /** Waits for a few rounds only, and counts them where nobody else sees it. */
    public static final class LoopThatGivesUp {
        private static volatile boolean ready;

        public static void main(String[] args) throws InterruptedException {
            Thread setter = new Thread(() -> ready = true);
            setter.start();
            for (int rounds = 0; !ready && rounds < 5; rounds++) Thread.yield();
            setter.join();
        }
    }

    /** Only waits: what a round does can as well be done later. */
    public static final class LoopThatWaits {
        private static volatile boolean ready;

        public static void main(String[] args) throws InterruptedException {
            Thread setter = new Thread(() -> ready = true);
            setter.start();
            while (!ready) Thread.yield();
            setter.join();
        }
    }
}
