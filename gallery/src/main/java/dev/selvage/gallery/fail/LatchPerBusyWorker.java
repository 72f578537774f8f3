package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;

/** A latch counts workers, but a worker that finds no job left, because the other did both, never counts down. */
@Fails("lost-wakeup")
public final class LatchPerBusyWorker {

    private final ConcurrentLinkedQueue<Integer> jobs = new ConcurrentLinkedQueue<>();
    private final CountDownLatch finished = new CountDownLatch(2);

    private void work() {
        int done = 0;
        while (jobs.poll() != null) {
            done++;
        }
        if (done > 0) {
            finished.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LatchPerBusyWorker crew = new LatchPerBusyWorker();
        crew.jobs.add(1);
        crew.jobs.add(2);
        Threads.start(crew::work);
        crew.work();
        crew.finished.await();
    }
}
