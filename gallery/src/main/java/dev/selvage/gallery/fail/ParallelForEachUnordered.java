package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.List;

/** A parallel loop is expected to visit its elements in the order of the list. */
@Fails("assertion")
public final class ParallelForEachUnordered {

    private ParallelForEachUnordered() {}

    public static void main(String[] args) {
        StringBuffer text = new StringBuffer();
        List.of("a", "b", "c").parallelStream().forEach(text::append);
        Check.equal("abc", text.toString());
    }
}
