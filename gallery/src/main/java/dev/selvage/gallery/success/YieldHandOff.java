package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.atomic.AtomicReference;

/** A reference that is handed over by an atomic, for which the receiver polls and yields. */
@Unproved("a loop that yields")
public final class YieldHandOff {

    private YieldHandOff() {}

    public static void main(String[] args) {
        AtomicReference<String> mailbox = new AtomicReference<>();
        Thread sender = Threads.start(() -> mailbox.set("letter"));
        String mail = mailbox.getAndSet(null);
        while (mail == null) {
            Thread.yield();
            mail = mailbox.getAndSet(null);
        }
        Check.equal("letter", mail);
        Threads.join(sender);
    }
}
