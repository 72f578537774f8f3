package dev.selvage.samples;

/** A method of a library that is not atomic, but can be taken to be. */
public final class Atomicity {
    private static int sum;

    private Atomicity() {}

    static void add(int number) {
        sum += number;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> add(1));
        other.start();
        add(2);
        other.join();
        if (sum != 3) throw new AssertionError("sum is " + sum);
    }

    /** All of its methods wait for one another. */
    public static final class Waits {
        private boolean ready;

        private synchronized void await() {
            while (!ready) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }

        private synchronized void open() {
            ready = true;
            notifyAll();
        }

        public static void main(String[] args) throws InterruptedException {
            Waits gate = new Waits();
            Thread waiter = new Thread(gate::await);
            waiter.start();
            gate.open();
            waiter.join();
        }
    }
}
