package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** Two values that belong together are published as one immutable record. */
public final class RecordSnapshot {

    private record Range(int low, int high) {
        Range grown() {
            return new Range(low - 1, high + 1);
        }
    }

    private final AtomicReference<Range> range = new AtomicReference<>(new Range(0, 0));

    public static void main(String[] args) {
        RecordSnapshot cell = new RecordSnapshot();
        Thread other = Threads.start(() -> cell.range.updateAndGet(Range::grown));
        cell.range.updateAndGet(Range::grown);
        Range seen = cell.range.get();
        Check.equal(-seen.low(), seen.high());
        Threads.join(other);
        Check.equal(new Range(-2, 2), cell.range.get());
    }
}
