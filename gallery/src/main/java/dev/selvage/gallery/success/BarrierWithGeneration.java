package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A hand-made barrier whose waiters look for a new generation, which no later arrival takes back. */
public final class BarrierWithGeneration {

    private int arrived;
    private int generation;

    private synchronized void await() throws InterruptedException {
        int mine = generation;
        arrived++;
        if (arrived == 2) {
            arrived = 0;
            generation++;
            notifyAll();
        }
        while (generation == mine) {
            wait();
        }
    }

    private void twoRounds() throws InterruptedException {
        await();
        await();
    }

    public static void main(String[] args) throws InterruptedException {
        BarrierWithGeneration barrier = new BarrierWithGeneration();
        Thread other = Threads.start(barrier::twoRounds);
        barrier.twoRounds();
        Threads.join(other);
        Check.equal(2, barrier.generation);
    }
}
