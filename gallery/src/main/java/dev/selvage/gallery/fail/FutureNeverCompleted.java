package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CompletableFuture;

/** A future is completed on one path only, and on the other one its reader waits for ever. */
@Fails("lost-wakeup")
public final class FutureNeverCompleted {

    private final CompletableFuture<String> reply = new CompletableFuture<>();
    private volatile boolean closed;

    private void answer() {
        if (!closed) {
            reply.complete("yes");
        }
    }

    public static void main(String[] args) {
        FutureNeverCompleted service = new FutureNeverCompleted();
        Thread worker = Threads.start(service::answer);
        service.closed = true;
        Check.equal("yes", service.reply.join());
        Threads.join(worker);
    }
}
