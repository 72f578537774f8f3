package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicLong;

/** A count is read too early, by somebody who knows it as a {@code Number} only. */
@Fails("assertion")
public final class AtomicReadAsNumber {
    private AtomicReadAsNumber() {}

    public static void main(String[] args) {
        AtomicLong count = new AtomicLong();
        Number number = count;
        Threads.both(() -> count.set(1), () -> Check.equal(1, number.intValue()));
    }
}
