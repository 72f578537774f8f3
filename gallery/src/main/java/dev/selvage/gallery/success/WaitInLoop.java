package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A waiter tests its condition in a loop under the monitor, so that no notification is lost. */
public final class WaitInLoop {

    private String message;

    private synchronized void send(String text) {
        message = text;
        notify();
    }

    private synchronized String receive() throws InterruptedException {
        while (message == null) {
            wait();
        }
        return message;
    }

    public static void main(String[] args) throws InterruptedException {
        WaitInLoop mailbox = new WaitInLoop();
        Thread sender = Threads.start(() -> mailbox.send("hello"));
        Check.equal("hello", mailbox.receive());
        Threads.join(sender);
    }
}
