package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads share the iterator of an immutable list, and both get the same element. */
@Fails("assertion")
public final class IteratorShared {

    private IteratorShared() {}

    public static void main(String[] args) {
        Iterator<Integer> numbers = List.of(1, 2).iterator();
        AtomicInteger sum = new AtomicInteger();
        Threads.both(() -> sum.addAndGet(numbers.next()), () -> sum.addAndGet(numbers.next()));
        Check.equal(3, sum.get());
    }
}
