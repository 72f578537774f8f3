package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.LongAccumulator;

/** Functions without side effects update what two threads share; none of the updates is lost. */
@Runs(random = 200, exhaustive = 1_000)
public final class UpdatesByFunctions {
    private static final AtomicIntegerFieldUpdater<UpdatesByFunctions> FIELD =
            AtomicIntegerFieldUpdater.newUpdater(UpdatesByFunctions.class, "field");

    private final AtomicInteger number = new AtomicInteger();
    private final LongAccumulator most = new LongAccumulator(Math::max, 0);
    private volatile int field;

    private UpdatesByFunctions() {}

    public static void main(String[] args) {
        UpdatesByFunctions shared = new UpdatesByFunctions();
        Threads.both(() -> shared.add(1), () -> shared.add(2));
        Check.equal(3, shared.number.get());
        Check.equal(3, shared.field);
        Check.equal(2, (int) shared.most.get());
    }

    private void add(int much) {
        number.updateAndGet(value -> value + much);
        FIELD.getAndUpdate(this, value -> value + much);
        most.accumulate(much);
    }
}
