package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** A daemon thread still waits for work when the program ends, as daemons may. */
@Unproved("daemon threads could have gone on")
public final class DaemonLeftParked {

    private final BlockingQueue<Integer> requests = new LinkedBlockingQueue<>();
    private final SynchronousQueue<Integer> replies = new SynchronousQueue<>();

    private void serve() {
        try {
            while (true) {
                replies.put(requests.take() + 1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DaemonLeftParked server = new DaemonLeftParked();
        Thread daemon = new Thread(server::serve);
        daemon.setDaemon(true);
        daemon.start();
        server.requests.put(41);
        int reply = server.replies.take();
        Check.equal(42, reply);
    }
}
