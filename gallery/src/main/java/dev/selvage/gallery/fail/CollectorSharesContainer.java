package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.List;

/** A parallel stream collects into what its supplier gives, which is one and the same container for all threads. */
@Fails("assertion,exception")
public final class CollectorSharesContainer {

    private CollectorSharesContainer() {}

    public static void main(String[] args) {
        StringBuffer text = new StringBuffer();
        StringBuffer all =
                List.of("a", "b").parallelStream().collect(() -> text, StringBuffer::append, StringBuffer::append);
        Check.equal("ab", all.toString());
    }
}
