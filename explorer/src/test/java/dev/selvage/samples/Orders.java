package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Programs whose orders of writes can be counted by hand. */
public final class Orders {
    private Orders() {}

    /** Threads that write the same field three times each, with as many writes of their own in between as their arguments say. */
    public static final class Padded {
        static int shared;

        private int own;

        public static void main(String[] args) {
            for (String argument : args) {
                int padding = Integer.parseInt(argument);
                start(() -> new Padded().write(padding));
            }
        }

        private void write(int padding) {
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < padding; j++) own = j;
                shared = i;
            }
        }
    }

    /** Two threads write three times each, and the main thread once they have ended. */
    public static final class Joined {
        static int shared;

        public static void main(String[] args) throws InterruptedException {
            Thread one = start(Joined::write);
            Thread two = start(Joined::write);
            one.join();
            two.join();
            shared = 3;
        }

        private static void write() {
            for (int i = 0; i < 3; i++) shared = i;
        }
    }

    /**
     * Three generations: each thread writes before it creates the next one, and afterwards.
     *
     * <p>6! / (6 · 4 · 2) = 15 orders, by the hook lengths of the tree of writes.
     */
    public static final class Family {
        static int shared;

        public static void main(String[] args) {
            shared = 1;
            start(Family::child);
            shared = 2;
        }

        private static void child() {
            shared = 3;
            start(Family::grandchild);
            shared = 4;
        }

        private static void grandchild() {
            shared = 5;
            shared = 6;
        }
    }

    /** Both children of the main thread have one, which are created in either order: the first writes once, the second three times. */
    public static final class Cousins {
        static int shared;

        public static void main(String[] args) {
            start(() -> start(() -> write(1)));
            start(() -> start(() -> write(3)));
        }

        private static void write(int times) {
            for (int i = 0; i < times; i++) shared = times;
        }
    }

    /** The main thread uses something twice, and a thread that it starts before that once: the same thing, or another of its kind. */
    public static final class Pair {
        static int one;
        static int other;

        private int field;

        public static void main(String[] args) {
            Runnable[] uses = uses(args[0], args[1].equals("same"));
            // Read before there is anybody to come between: an element of an array is a step.
            Runnable mine = uses[0];
            start(uses[1]::run);
            mine.run();
            mine.run();
        }

        /** Those of the main thread and of the other one. */
        private static Runnable[] uses(String kind, boolean same) {
            return switch (kind) {
                case "static" -> new Runnable[] {() -> one = 1, same ? () -> one = 2 : () -> other = 2};
                case "field" -> each(new Pair(), same, pair -> pair.field = 1);
                case "element" -> elements(new int[2], same);
                case "monitor" -> each(new Pair(), same, Pair::enter);
                case "atomic" -> atomics(same);
                default -> queues(same);
            };
        }

        private static Runnable[] each(Pair mine, boolean same, Consumer<Pair> use) {
            Pair theirs = same ? mine : new Pair();
            return new Runnable[] {() -> use.accept(mine), () -> use.accept(theirs)};
        }

        private static Runnable[] elements(int[] array, boolean same) {
            int theirs = same ? 0 : 1;
            return new Runnable[] {() -> array[0] = 1, () -> array[theirs] = 2};
        }

        private void enter() {
            synchronized (this) {
                Thread.holdsLock(this);
            }
        }

        private static Runnable[] atomics(boolean same) {
            AtomicInteger mine = new AtomicInteger();
            AtomicInteger theirs = same ? mine : new AtomicInteger();
            return new Runnable[] {() -> mine.incrementAndGet(), () -> theirs.incrementAndGet()};
        }

        private static Runnable[] queues(boolean same) {
            ConcurrentLinkedQueue<String> mine = new ConcurrentLinkedQueue<>();
            ConcurrentLinkedQueue<String> theirs = same ? mine : new ConcurrentLinkedQueue<>();
            return new Runnable[] {() -> mine.add("mine"), () -> theirs.add("theirs")};
        }
    }
}
