package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** A reference field is read and set through its updater in two steps, and a link of the chain is lost. */
@Fails("assertion")
public final class FieldUpdaterGetThenSet {

    private static final AtomicReferenceFieldUpdater<FieldUpdaterGetThenSet, String> CHAIN =
            AtomicReferenceFieldUpdater.newUpdater(FieldUpdaterGetThenSet.class, String.class, "chain");

    private volatile String chain = "";

    private void link(String name) {
        CHAIN.set(this, CHAIN.get(this) + name);
    }

    public static void main(String[] args) {
        FieldUpdaterGetThenSet links = new FieldUpdaterGetThenSet();
        Threads.both(() -> links.link("a"), () -> links.link("b"));
        Check.equal(2, links.chain.length());
    }
}
