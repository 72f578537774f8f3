package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** The text of a reference is the text of its value, which another thread changes. */
@Fails("assertion")
public final class TextOfChangingValue {
    private TextOfChangingValue() {}

    public static void main(String[] args) {
        AtomicInteger value = new AtomicInteger();
        AtomicReference<AtomicInteger> reference = new AtomicReference<>(value);
        Threads.both(() -> value.set(1), () -> Check.equal("1", reference.toString()));
    }
}
