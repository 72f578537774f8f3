package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A record is immutable, but the field that holds it is read and replaced in two steps. */
@Fails("assertion")
public final class RecordReplacedUnguarded {

    private record Range(int low, int high) {
        Range grown() {
            return new Range(low - 1, high + 1);
        }
    }

    private volatile Range range = new Range(0, 0);

    private void grow() {
        range = range.grown();
    }

    public static void main(String[] args) {
        RecordReplacedUnguarded cell = new RecordReplacedUnguarded();
        Threads.both(cell::grow, cell::grow);
        Check.equal(new Range(-2, 2), cell.range);
    }
}
