package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;

/** A subclass of {@link Thread} overrides {@code run} and keeps its result in a field, which is read after the join. */
public final class ThreadSubclass {

    private ThreadSubclass() {}

    private static final class Adder extends Thread {
        private final int from;
        private int sum;

        Adder(int from) {
            super("adder " + from);
            this.from = from;
        }

        @Override
        public void run() {
            sum = from + from + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Adder low = new Adder(1);
        Adder high = new Adder(3);
        low.start();
        high.start();
        low.join();
        high.join();
        Check.equal(10, low.sum + high.sum);
    }
}
