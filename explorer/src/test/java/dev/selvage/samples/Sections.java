package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

import java.util.Hashtable;

/** Programs whose threads take one lock a few times. */
public final class Sections {
    static final Object LOCK = new Object();
    static volatile boolean done;

    private Sections() {}

    /** Two threads with two sections each: the example of the paper on synchronization pairs. */
    public static final class TwoAndTwo {
        public static void main(String[] args) {
            start(TwoAndTwo::a);
            start(TwoAndTwo::b);
        }

        private static void a() {
            synchronized (LOCK) {
                Outcome.say("a1");
            }
            synchronized (LOCK) {
                Outcome.say("a2");
            }
        }

        private static void b() {
            synchronized (LOCK) {
                Outcome.say("b1");
            }
            synchronized (LOCK) {
                Outcome.say("b2");
            }
        }
    }

    /** Two threads with two calls each of a table, whose methods are synchronized. */
    public static final class OfALibrary {
        static final Hashtable<String, String> TABLE = new Hashtable<>();

        public static void main(String[] args) {
            start(OfALibrary::a);
            start(OfALibrary::b);
        }

        private static void a() {
            TABLE.put("key", "a1");
            TABLE.containsKey("a2");
        }

        private static void b() {
            TABLE.remove("b1");
            TABLE.size();
        }
    }

    /** The second thread waits for a flag before it takes the lock. */
    public static final class AfterFlag {
        public static void main(String[] args) {
            start(() -> {
                synchronized (LOCK) {
                    Outcome.say("first");
                }
                done = true;
            });
            while (!done) Thread.onSpinWait();
            synchronized (LOCK) {
                Outcome.say("second");
            }
        }
    }

    /** The second thread joins the first one before it takes the lock. */
    public static final class AfterJoin {
        public static void main(String[] args) throws InterruptedException {
            Thread other = start(() -> {
                synchronized (LOCK) {
                    Outcome.say("first");
                }
            });
            other.join();
            synchronized (LOCK) {
                Outcome.say("second");
            }
        }
    }

    /** The first thread takes the lock again and again until the second one has had it. */
    public static final class Polled {
        static boolean had;

        public static void main(String[] args) {
            start(() -> {
                synchronized (LOCK) {
                    had = true;
                }
            });
            while (!isOver()) Thread.onSpinWait();
        }

        private static boolean isOver() {
            synchronized (LOCK) {
                return had;
            }
        }
    }
}
