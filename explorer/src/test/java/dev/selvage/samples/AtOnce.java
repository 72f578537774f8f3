package dev.selvage.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Programs with something that happens in one go here, and in the JVM beside other threads. */
public final class AtOnce {
    static final AtomicInteger COUNT = new AtomicInteger();

    private AtOnce() {}

    /** Initialisers that others can notice, set off in another way than by the program's own instructions. */
    public static final class Initialised {
        private Initialised() {}

        static final class Holder {
            static int made = COUNT.incrementAndGet();

            Holder() {}
        }

        interface Constants {
            int MADE = COUNT.incrementAndGet();
        }

        public static void main(String[] args) throws ReflectiveOperationException {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Bodies.start(COUNT::incrementAndGet);
            switch (args[0]) {
                case "ensured" -> lookup.ensureInitialized(Holder.class);
                case "constructor" -> {
                    try {
                        lookup.findConstructor(Holder.class, MethodType.methodType(void.class))
                                .invoke();
                    } catch (Throwable e) {
                        throw new ReflectiveOperationException(e);
                    }
                }
                default -> Outcome.say(Constants.MADE);
            }
        }
    }

    /** An atomic that is called by other types than those of the JDK that know it; its methods are final. */
    public static final class CalledByInterface {
        private CalledByInterface() {}

        private static class Value extends AtomicReference<String> implements Supplier<String> {
            private static final long serialVersionUID = 1;
        }

        public static void main(String[] args) {
            Value value = new Value();
            Supplier<String> supplier = value;
            Bodies.start(() -> value.set("1"));
            Outcome.say(String.valueOf(supplier.get()));
        }
    }

    /** Two threads start the same one, each after a step of its own. */
    public static final class StartedTwice {
        private StartedTwice() {}

        public static void main(String[] args) {
            Thread shared = new Thread(() -> {});
            Bodies.start(() -> start(shared));
            start(shared);
        }

        private static void start(Thread shared) {
            COUNT.incrementAndGet();
            try {
                shared.start();
            } catch (IllegalThreadStateException startedByOther) {
                Outcome.say("failed");
            }
        }
    }

    /** A factory lets others see the worker of a pool before that has started it. */
    public static final class Worker {
        private static volatile Thread worker;

        private Worker() {}

        public static void main(String[] args) {
            ThreadFactory factory = task -> worker = new Thread(task);
            Bodies.start(() -> {
                ThreadPoolExecutor pool =
                        new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
                pool.submit(() -> {});
                pool.shutdown();
            });
            Thread seen = worker;
            if (seen != null) Outcome.say(seen.isAlive());
        }
    }

    /** Two looks at one thread, with a deed in between. */
    public static final class LooksTwice {
        private LooksTwice() {}

        public static void main(String[] args) {
            Thread other = Bodies.start(COUNT::incrementAndGet);
            for (int i = 0; i < 2; i++) {
                Outcome.say(COUNT.get() + " " + other.isAlive());
                COUNT.addAndGet(2);
            }
        }
    }

    /** Looks at a thread until it has ended. */
    public static final class WaitsForEnd {
        private WaitsForEnd() {}

        public static void main(String[] args) {
            Thread other = Bodies.start(COUNT::incrementAndGet);
            while (other.isAlive()) Thread.onSpinWait();
            Outcome.say(COUNT.get());
        }
    }

    /** What the JDK calls under a lock of the JVM, or in a thread of its own. */
    public static final class Beyond {
        static volatile int seen;

        private Beyond() {}

        private static final class Loader extends ClassLoader {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                seen++;
                throw new ClassNotFoundException(name);
            }
        }

        @SuppressWarnings({"deprecation", "removal"})
        private static final class Finalized {
            @Override
            protected void finalize() {
                seen++;
            }
        }

        public static void main(String[] args) {
            Bodies.start(() -> Outcome.say(seen));
            switch (args[0]) {
                case "loader" -> {
                    try {
                        new Loader().loadClass("of.nobody");
                    } catch (ClassNotFoundException e) {
                        Outcome.say("not found");
                    }
                }
                case "cleaner" -> Cleaner.create().register(new Object(), () -> seen++);
                default -> new Finalized();
            }
        }
    }

    /** What happens depends on the time. */
    public static final class LooksAtClock {
        private LooksAtClock() {}

        public static void main(String[] args) {
            long before = System.nanoTime();
            if (System.nanoTime() < before) throw new IllegalStateException();
            Bodies.start(COUNT::incrementAndGet);
        }
    }

    /** What happens depends on numbers that were drawn. */
    public static final class DrawsNumbers {
        private DrawsNumbers() {}

        public static void main(String[] args) {
            if (Math.random() >= 1) throw new IllegalStateException();
            Bodies.start(COUNT::incrementAndGet);
        }
    }

    /** What only a reference leads to may be collected at any time. */
    public static final class LooksAtReference {
        private LooksAtReference() {}

        public static void main(String[] args) {
            WeakReference<Object> reference = new WeakReference<>(new Object());
            Bodies.start(System::gc);
            if (reference.get() == COUNT) throw new IllegalStateException();
        }
    }

    /** A worker can choose between the tasks of two threads. */
    public static final class Queues {
        private Queues() {}

        public static void main(String[] args) {
            ForkJoinPool pool = new ForkJoinPool(4);
            Bodies.start(() -> pool.execute(COUNT::incrementAndGet));
            pool.execute(COUNT::incrementAndGet);
        }
    }

    /** Reflection is allowed while another thread may be about to ask for it. */
    public static final class Permitted {
        private Permitted() {}

        private static void called() {}

        public static void main(String[] args) throws ReflectiveOperationException {
            Method method = Permitted.class.getDeclaredMethod("called");
            Bodies.start(() -> Outcome.say(method.canAccess(null)));
            method.setAccessible(true);
        }
    }
}
