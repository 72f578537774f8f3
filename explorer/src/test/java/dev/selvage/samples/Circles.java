package dev.selvage.samples;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

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

    /** Two threads that hand a token to each other until something ends it that no event shows. */
    private abstract static class Hands {
        private volatile int holder;
        private volatile boolean over;

        final void hand(int me) {
            while (!over) {
                if (holder == me) {
                    if (ends()) over = true;
                    holder = 1 - me;
                }
                Thread.yield();
            }
        }

        abstract boolean ends();

        final void both() {
            new Thread(() -> hand(1)).start();
            hand(0);
        }
    }

    /** Chance ends it. */
    public static final class UntilChance extends Hands {
        @Override
        boolean ends() {
            return ThreadLocalRandom.current().nextInt(LONG) == 0;
        }

        public static void main(String[] args) {
            new UntilChance().both();
        }
    }

    /** The clock ends it. */
    public static final class UntilTime extends Hands {
        private final long begin = System.nanoTime();

        @Override
        boolean ends() {
            return System.nanoTime() - begin > LONG * 1_000L;
        }

        public static void main(String[] args) {
            new UntilTime().both();
        }
    }

    /** Permits become more in each round, until there are enough. */
    public static final class UntilPermits extends Hands {
        private final Semaphore permits = new Semaphore(0);

        @Override
        boolean ends() {
            permits.release();
            return permits.tryAcquire(LONG);
        }

        public static void main(String[] args) {
            new UntilPermits().both();
        }
    }

    /** Two threads that count in locals how often they hand a token to each other. */
    public static final class CountTogether {
        private static volatile int holder;

        private static void hand(int me) {
            int rounds = 0;
            while (rounds < LONG) {
                if (holder == me) {
                    rounds++;
                    holder = 1 - me;
                } else {
                    Thread.yield();
                }
            }
        }

        public static void main(String[] args) {
            new Thread(() -> hand(1)).start();
            hand(0);
        }
    }

    /** Two threads that withdraw whenever they are in each other's way, and are so for ever if they go in step. */
    public static final class InStep {
        private static volatile boolean left;
        private static volatile boolean right;

        private static void enterLeft() {
            left = true;
            while (right) {
                left = false;
                left = true;
            }
            left = false;
        }

        private static void enterRight() {
            right = true;
            while (left) {
                right = false;
                right = true;
            }
            right = false;
        }

        public static void main(String[] args) {
            new Thread(InStep::enterRight).start();
            enterLeft();
        }
    }

    /** Two threads that change a buffer, which keeps the text that it was asked for last. */
    public static final class BufferInTwoHands {
        public static void main(String[] args) throws InterruptedException {
            StringBuffer text = new StringBuffer("m");
            Thread other = new Thread(() -> text.insert(0, "left "));
            other.start();
            text.append(" right");
            other.join();
            if (!text.toString().equals("left m right")) throw new AssertionError(text);
        }
    }

    /** Two threads that sleep for the same time whenever they are in each other's way, and are so for ever in step. */
    public static final class SleepInStep {
        private static final AtomicInteger INTERESTED = new AtomicInteger();

        private static void enter() {
            while (INTERESTED.incrementAndGet() != 1) {
                INTERESTED.decrementAndGet();
                sleep();
            }
            INTERESTED.decrementAndGet();
        }

        private static void sleep() {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        public static void main(String[] args) {
            new Thread(SleepInStep::enter).start();
            enter();
        }
    }

    /** Two threads hand a token to each other without end, while a third waits for nothing but its turn to end it. */
    public static final class ThirdCouldEndIt {
        private static volatile int holder;
        private static volatile boolean over;

        private static void hand(int me) {
            while (!over) {
                if (holder == me) holder = 1 - me;
            }
        }

        public static void main(String[] args) {
            new Thread(() -> hand(0)).start();
            new Thread(() -> hand(1)).start();
            over = true;
        }
    }

    /** The same with a third thread that sleeps for an hour before it ends it. */
    public static final class SleeperCouldEndIt {
        private static volatile int holder;
        private static volatile boolean over;

        private static void hand(int me) {
            while (!over) {
                if (holder == me) holder = 1 - me;
                Thread.yield();
            }
        }

        public static void main(String[] args) throws InterruptedException {
            new Thread(() -> hand(0)).start();
            new Thread(() -> hand(1)).start();
            Thread.sleep(3_600_000);
            over = true;
        }
    }

    /** The same with a third thread that needs a lock which the others take in each round. */
    public static final class LockerCouldEndIt {
        private static int holder;
        private static boolean over;

        private static void hand(int me) {
            while (goesOn(me)) {
                Thread.onSpinWait();
            }
        }

        private static synchronized boolean goesOn(int me) {
            if (holder == me) holder = 1 - me;
            return !over;
        }

        private static synchronized void end() {
            over = true;
        }

        public static void main(String[] args) {
            new Thread(() -> hand(0)).start();
            new Thread(() -> hand(1)).start();
            end();
        }
    }
}
