package dev.selvage.coexistence.programs;

/** Correct: values go from hand to hand through a slot with a monitor, and a flag that is spun on ends it. */
public final class Handover implements Runnable {
    private Integer slot;
    private int sum;
    private volatile boolean finished;

    public static void main(String[] args) {
        new Handover().run();
    }

    @Override
    public void run() {
        Thread producer = new Thread(this::produce);
        Thread consumer = new Thread(this::consume);
        producer.start();
        consumer.start();
        while (!finished) Thread.onSpinWait();
        if (sum != 3) throw new AssertionError("expected 3 but was " + sum);
    }

    private synchronized void produce() {
        try {
            for (int i = 1; i <= 2; i++) {
                while (slot != null) wait();
                slot = i;
                notifyAll();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void consume() {
        for (int i = 1; i <= 2; i++) sum += take();
        finished = true;
    }

    private synchronized int take() {
        try {
            while (slot == null) wait();
            int taken = slot;
            slot = null;
            notifyAll();
            return taken;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
