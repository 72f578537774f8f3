package dev.selvage.samples;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

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

    /** Pools and a timer repeat their tasks for ever; the thread of one runs its worker by way of a body of its own. */
    public static final class ForTheNextTick {
        private ForTheNextTick() {}

        public static void main(String[] args) {
            ThreadFactory factory = worker -> new Thread(() -> {
                worker.run();
            });
            Executors.newScheduledThreadPool(2).scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.SECONDS);
            Executors.newScheduledThreadPool(1, factory).scheduleWithFixedDelay(() -> {}, 1, 3, TimeUnit.SECONDS);
            TimerTask tick = new TimerTask() {
                @Override
                public void run() {}
            };
            new Timer().schedule(tick, 1, 5_000);
        }
    }

    /** The same a thousand times, until another task says that it is enough. */
    public static final class ForTheLastTick {
        private static int ticks;

        private ForTheLastTick() {}

        public static void main(String[] args) {
            ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
            pool.scheduleAtFixedRate(() -> ticks++, 1, 1, TimeUnit.MILLISECONDS);
            pool.schedule(pool::shutdown, 1, TimeUnit.SECONDS);
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
