package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A constructor looks twice at a field of another object among the arguments of {@code this(...)}, and it is gone in between. */
@Fails("exception")
public final class CheckedBeforeThis {
    private static final class Source {
        private volatile String name = "name";
    }

    private final int length;

    private CheckedBeforeThis(int length) {
        this.length = length;
    }

    private CheckedBeforeThis(Source source) {
        this(source.name == null ? 0 : source.name.length());
    }

    public static void main(String[] args) {
        Source source = new Source();
        Threads.both(() -> new CheckedBeforeThis(source).show(), () -> source.name = null);
    }

    private void show() {
        System.out.println(length);
    }
}
