package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

/** Programs for which the number of classes of equivalent schedules is known. */
public final class Conflicts {
    private Conflicts() {}

    /** Threads that each write the same field as often as their argument says. */
    public static final class Writers {
        static int shared;

        public static void main(String[] args) {
            for (String argument : args) {
                int writes = Integer.parseInt(argument);
                start(() -> {
                    for (int i = 0; i < writes; i++) shared = i;
                });
            }
        }
    }

    /** Two threads that never end write the same field. */
    public static final class EndlessWriters {
        static int shared;

        public static void main(String[] args) {
            for (int i = 0; i < 2; i++) start(EndlessWriters::write);
        }

        private static void write() {
            int number = 0;
            while (number >= 0) {
                shared = number++ & 0xff;
                Thread.yield();
            }
        }
    }

    /** One thread writes a field, the others read it once each. */
    public static final class Readers {
        static int shared;
        static int seen;

        public static void main(String[] args) {
            start(() -> shared = 1);
            int readers = Integer.parseInt(args[0]);
            for (int i = 0; i < readers; i++) start(Readers::read);
        }

        private static void read() {
            int value = shared;
            if (value > 1) throw new IllegalStateException();
        }
    }

    /** Threads that each enter the same monitor once. */
    public static final class Entrants {
        public static void main(String[] args) {
            Object monitor = new Object();
            int entrants = Integer.parseInt(args[0]);
            for (int i = 0; i < entrants; i++) start(() -> enter(monitor));
        }

        private static void enter(Object monitor) {
            synchronized (monitor) {
                Outcome.say("in");
            }
        }
    }

    /** One thread waits until a gate is open; the other opens it and then passes it again and again. */
    public static final class Gate {
        private boolean open;

        public static void main(String[] args) {
            Gate gate = new Gate();
            int rounds = Integer.parseInt(args[0]);
            start(gate::await);
            start(() -> {
                gate.open();
                for (int i = 0; i < rounds; i++) gate.await();
            });
        }

        private synchronized void open() {
            open = true;
            notifyAll();
        }

        private synchronized void await() {
            try {
                while (!open) wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Two threads that take two monitors in opposite orders. */
    public static final class Opposite {
        public static void main(String[] args) {
            Object left = new Object();
            Object right = new Object();
            start(() -> both(left, right));
            start(() -> both(right, left));
        }

        private static void both(Object outer, Object inner) {
            synchronized (outer) {
                synchronized (inner) {
                    Outcome.say("both");
                }
            }
        }
    }

    /** Each of two threads writes its own flag and reads that of the other. */
    public static final class Flags {
        static int left;
        static int right;

        public static void main(String[] args) {
            start(() -> {
                left = 1;
                Outcome.say("right " + right);
            });
            start(() -> {
                right = 1;
                Outcome.say("left " + left);
            });
        }
    }

    /** As many waiters as the argument says, of which one is notified. */
    public static final class Notified {
        static int waiting;

        public static void main(String[] args) throws InterruptedException {
            Object monitor = new Object();
            int waiters = Integer.parseInt(args[0]);
            for (int i = 0; i < waiters; i++) start(() -> await(monitor));
            // All others wait by the time that this sleep is over.
            Thread.sleep(1);
            synchronized (monitor) {
                monitor.notify();
            }
        }

        private static void await(Object monitor) throws InterruptedException {
            synchronized (monitor) {
                monitor.wait();
            }
        }
    }
}
