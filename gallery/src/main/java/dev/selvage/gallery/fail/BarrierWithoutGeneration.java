package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/**
 * A hand-made barrier has no generation number, so that a thread in the next round keeps one of the last round waiting:
 * the slow one finds the count risen again and cannot know that it was zero meanwhile.
 */
@Fails("lost-wakeup")
public final class BarrierWithoutGeneration {

    private int arrived;

    private synchronized void await() throws InterruptedException {
        arrived++;
        if (arrived == 2) {
            arrived = 0;
            notifyAll();
        }
        while (arrived != 0) {
            wait();
        }
    }

    private void twoRounds() throws InterruptedException {
        await();
        await();
    }

    public static void main(String[] args) throws InterruptedException {
        BarrierWithoutGeneration barrier = new BarrierWithoutGeneration();
        Thread other = Threads.start(barrier::twoRounds);
        barrier.twoRounds();
        Threads.join(other);
    }
}
