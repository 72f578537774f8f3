package dev.selvage.samples;

import static dev.selvage.samples.Outcome.say;

import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** Programs whose threads are suspended in the middle of unusual stacks. */
public final class Stacks {
    public static final String HELD = "selvage.samples.held";

    private Stacks() {}

    /** A class initialiser starts a thread and waits for it. */
    public static final class InitialiserWaits {
        static final class Holder {
            static volatile int value;

            static {
                Thread helper = new Thread(InitialiserWaits::help);
                helper.start();
                join(helper);
                value = helped;
            }

            private Holder() {}
        }

        static volatile int helped;

        static void help() {
            for (int i = 0; i < 3; i++) helped++;
        }

        public static void main(String[] args) {
            Thread other = new Thread(InitialiserWaits::help);
            other.start();
            int value = Holder.value;
            join(other);
            say(value >= 2 && value <= 6 ? "initialised" : "value " + value);
        }
    }

    /** A class initialiser waits for what never happens. */
    public static final class InitialiserWaitsForEver {
        static final class Holder {
            static final CountDownLatch NEVER = new CountDownLatch(1);

            static {
                try {
                    NEVER.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                } finally {
                    say("unwound");
                }
            }

            private Holder() {}
        }

        public static void main(String[] args) {
            Thread other = new Thread(() -> {});
            other.start();
            join(other);
            say(Holder.NEVER.getCount());
        }
    }

    /** Two threads recurse until their stacks are full, with scheduling points all the way. */
    public static final class Overflows {
        private volatile int depth;

        public static void main(String[] args) {
            Overflows program = new Overflows();
            Thread one = new Thread(program::overflow);
            Thread two = new Thread(program::overflow);
            one.start();
            two.start();
            join(one);
            join(two);
        }

        private void overflow() {
            try {
                down(0);
            } catch (StackOverflowError full) {
                say("full");
            }
        }

        private int down(int level) {
            if (level % 500 == 0) depth = level;
            return down(level + 1) + 1;
        }
    }

    /** Two threads take turns at the bottom of deep stacks. */
    public static final class DeepTurns {
        private static final int DEPTH = 3_000;
        private volatile int turns;

        public static void main(String[] args) {
            DeepTurns program = new DeepTurns();
            Thread one = new Thread(() -> say(program.down(DEPTH)));
            Thread two = new Thread(() -> say(program.down(DEPTH)));
            one.start();
            two.start();
            join(one);
            join(two);
        }

        private int down(int levels) {
            if (levels == 0) {
                for (int i = 0; i < 20; i++) turns++;
                return 0;
            }
            return down(levels - 1) + 1;
        }
    }

    /** Values that belong to a thread stay with it, whoever runs in between. */
    public static final class Bindings {
        private static final ThreadLocal<String> LOCAL = new ThreadLocal<>();
        private static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();
        private volatile int turns;

        public static void main(String[] args) throws Exception {
            INHERITED.set("child of main");
            Bindings program = new Bindings();
            Thread one = new Thread(() -> program.check("one"), "one");
            Thread two = new Thread(() -> program.check("two"), "two");
            one.start();
            two.start();
            join(one);
            join(two);
        }

        private void check(String name) {
            LOCAL.set(name);
            Runnable body = () -> {
                for (int i = 0; i < 5; i++) {
                    turns++;
                    String seen = Thread.currentThread().getName() + LOCAL.get() + INHERITED.get() + Scoped.value();
                    if (!seen.equals(name + name + "child of main" + name)) throw new AssertionError(seen);
                }
            };
            Scoped.run(name, body);
            say("right");
        }
    }

    /** A scoped value, where the JDK has those; a thread-local variable elsewhere. */
    private static final class Scoped {
        private static final ThreadLocal<String> INSTEAD = new ThreadLocal<>();
        private static final Object KEY = Runtime.version().feature() < 25 ? INSTEAD : call(null, "newInstance");

        static void run(String value, Runnable body) {
            if (KEY == INSTEAD) {
                INSTEAD.set(value);
                body.run();
            } else {
                call(call(null, "where", KEY, value), "run", body);
            }
        }

        static String value() {
            return KEY == INSTEAD ? INSTEAD.get() : (String) call(KEY, "get");
        }

        private static Object call(Object target, String name, Object... arguments) {
            try {
                String type = name.equals("run") ? "java.lang.ScopedValue$Carrier" : "java.lang.ScopedValue";
                for (Method method : Class.forName(type).getMethods()) {
                    if (method.getName().equals(name) && method.getParameterCount() == arguments.length) {
                        return method.invoke(target, arguments);
                    }
                }
                throw new IllegalStateException(name);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** A daemon is suspended for ever with an object on its stack. */
    public static final class HoldsForEver {
        public static void main(String[] args) throws InterruptedException {
            CountDownLatch ready = new CountDownLatch(1);
            Thread daemon = new Thread(() -> hold(ready));
            daemon.setDaemon(true);
            daemon.start();
            ready.await();
            say("main ends");
        }

        private static void hold(CountDownLatch ready) {
            byte[] large = new byte[1 << 20];
            System.getProperties().put(HELD, new WeakReference<>(large));
            ready.countDown();
            while (large.length > 0) LockSupport.park();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
