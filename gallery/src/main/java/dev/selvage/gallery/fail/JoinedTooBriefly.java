package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A timed join that returns is taken for the end of the thread, which has not written its result yet. */
@Fails("assertion")
public final class JoinedTooBriefly {

    private volatile int result;

    private void compute() throws InterruptedException {
        Thread.sleep(20);
        result = 42;
    }

    public static void main(String[] args) throws InterruptedException {
        JoinedTooBriefly computer = new JoinedTooBriefly();
        Thread worker = Threads.start(computer::compute);
        worker.join(10);
        Check.equal(42, computer.result);
    }
}
