package dev.selvage.samples;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Programs at whose end threads still wait. */
public final class LeftWaiting {
    private LeftWaiting() {}

    /** The worker of a pool waits for work that will never come. */
    public static final class ForWork {
        private ForWork() {}

        public static void main(String[] args) {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            pool.execute(() -> {});
        }
    }

    /** Two threads wait for one another, and the third asks for ever whether they are done. */
    public static final class ForOneAnother {
        private static volatile int done;

        private ForOneAnother() {}

        public static void main(String[] args) {
            Object left = new Object();
            Object right = new Object();
            new Thread(() -> both(left, right)).start();
            new Thread(() -> both(right, left)).start();
            while (done < 2) Thread.onSpinWait();
        }

        private static void both(Object first, Object second) {
            synchronized (first) {
                synchronized (second) {
                    done++;
                }
            }
        }
    }
}
