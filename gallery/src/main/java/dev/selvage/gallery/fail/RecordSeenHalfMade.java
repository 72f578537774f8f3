package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The compact constructor of a record puts it into a static field, and so others can ask for its text before its components are written. */
@Fails("assertion")
public final class RecordSeenHalfMade {

    private static volatile Object latest;

    private RecordSeenHalfMade() {}

    private record Range(int from, int to) {
        Range {
            latest = this;
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> new Range(1, 2), RecordSeenHalfMade::look);
    }

    private static void look() {
        Object found = latest;
        if (found != null) Check.equal("Range[from=1, to=2]", found.toString());
    }
}
