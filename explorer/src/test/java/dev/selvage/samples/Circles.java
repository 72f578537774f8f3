package dev.selvage.samples;

import java.util.concurrent.ConcurrentLinkedQueue;

/** Programs that go round for ever, and others that only go round for long. */
public final class Circles {
    private static final int LONG = 5_000;

    private Circles() {}

    /** Two threads that share a spoon, each of which gives way as long as the other is hungry. */
    public static final class AfterYou {
        private volatile int owner = 1;
        private final boolean[] hungry = {false, true, true};

        private void eat(int me) {
            int other = 3 - me;
            while (hungry[me]) {
                if (owner != me) {
                    Thread.yield();
                } else if (hungry[other]) {
                    owner = other;
                } else {
                    hungry[me] = false;
                }
            }
        }

        public static void main(String[] args) {
            AfterYou table = new AfterYou();
            new Thread(() -> table.eat(2)).start();
            table.eat(1);
        }
    }

    /** The same, but the second thread is modest and does without after a while. */
    public static final class AfterYouForLong {
        private static int given;

        private volatile int owner = 1;
        private final boolean[] hungry = {false, true, true};

        private void eat(int me) {
            int other = 3 - me;
            while (hungry[me]) {
                if (owner != me) {
                    Thread.yield();
                } else if (hungry[other] && given < LONG) {
                    given += 1;
                    owner = other;
                } else {
                    hungry[me] = false;
                    owner = other;
                }
            }
        }

        public static void main(String[] args) {
            AfterYouForLong table = new AfterYouForLong();
            new Thread(() -> table.eat(2)).start();
            table.eat(1);
        }
    }

    /** A long loop in which only a local counts, while another thread could go on. */
    public static final class CountsInLocal {
        private static final Object LOCK = new Object();
        private static int last;

        public static void main(String[] args) {
            new Thread(() -> last = 1).start();
            for (int i = 0; i < LONG; i++) {
                synchronized (LOCK) {
                    last = 0;
                }
            }
        }
    }

    /** A loop that remembers nothing itself, but empties a long queue. */
    public static final class DrainsQueue {
        public static void main(String[] args) {
            ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
            for (int i = 0; i < LONG; i++) queue.add("same");
            Thread other = new Thread(() -> queue.add("last"));
            other.start();
            while (queue.poll() != null) {
                Thread.onSpinWait();
            }
        }
    }
}
