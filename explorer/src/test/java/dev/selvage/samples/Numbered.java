package dev.selvage.samples;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** Programs with numbers that the JDK gives away in the order of asking. */
public final class Numbered {
    private Numbered() {}

    private static String nameOfNew(String what) {
        return switch (what) {
            case "thread" -> new Thread(() -> {}).getName();
            case "pool" -> Executors.defaultThreadFactory().newThread(() -> {}).getName();
            case "timer" -> nameOfTimer();
            default -> nameOfWorker();
        };
    }

    private static void make(String what) {
        switch (what) {
            case "thread" -> new Thread(() -> {});
            case "pool" -> Executors.defaultThreadFactory();
            case "timer" -> new Timer(true);
            default -> new ForkJoinPool(1);
        }
    }

    private static String nameOfTimer() {
        CompletableFuture<String> name = new CompletableFuture<>();
        Timer timer = new Timer();
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        name.complete(Thread.currentThread().getName());
                    }
                },
                0);
        String asked = name.join();
        timer.cancel();
        return asked;
    }

    private static String nameOfWorker() {
        ForkJoinPool pool = new ForkJoinPool(1);
        String name = pool.submit(() -> Thread.currentThread().getName()).join();
        pool.shutdown();
        return name;
    }

    /** One of two threads relies on being the first to get a number. */
    public static final class First {
        private First() {}

        public static void main(String[] args) {
            Bodies.start(() -> {
                String name = nameOfNew(args[0]);
                if (!name.startsWith(args[1])) throw new IllegalStateException(name);
            });
            Bodies.start(() -> make(args[0]));
        }
    }

    /** Two threads get numbers, and one reads its own. */
    public static final class Read {
        private Read() {}

        public static void main(String[] args) {
            switch (args[0]) {
                case "name" -> {
                    Bodies.start(() -> new Thread(() -> {}).getName());
                    Bodies.start(() -> new Thread(() -> {}));
                }
                case "starter" -> {
                    Bodies.start(() -> new Thread(() -> {}));
                    new Thread(() -> {}).getName();
                }
                default -> {
                    Bodies.start(() -> Bodies.start(() -> {}).getId());
                    Bodies.start(() -> Bodies.start(() -> {}));
                }
            }
        }
    }

    /** Numbers that nobody reads, or that are given away one after the other. */
    public static final class InOrder {
        private InOrder() {}

        public static void main(String[] args) throws InterruptedException {
            Thread first = Bodies.start(() -> new Thread(() -> {}));
            Thread second = Bodies.start(() -> new Thread(() -> {}));
            first.join();
            second.join();
        }
    }

    /** The same with a look at names and ids. */
    public static final class ReadInOrder {
        private ReadInOrder() {}

        public static void main(String[] args) throws InterruptedException {
            Thread first = Bodies.start(() -> new Thread(() -> {}).getName());
            first.join();
            Thread second = Bodies.start(() -> Thread.currentThread().getId());
            second.join();
            Bodies.start(() -> new Thread(() -> {}).getName());
        }
    }

    /** Two threads ask for identity hash codes, of one object or of one each. */
    public static final class Hashed {
        private Hashed() {}

        public static void main(String[] args) {
            Object shared = new Object();
            boolean ofOne = args[0].equals("one");
            for (int i = 0; i < 2; i++) Bodies.start(() -> (ofOne ? shared : new Object()).hashCode());
        }
    }
}
