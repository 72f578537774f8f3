package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.security.Provider;
import java.security.Security;

/** A program that adds a security provider of its own and changes a security property. */
@Runs(random = 50, exhaustive = 100)
@Unproved("java.security.Security")
public final class ProviderAddedOnce {

    private static final String NAME = "Gallery";
    private static final String PROPERTY = "gallery.algorithms";

    private ProviderAddedOnce() {}

    public static void main(String[] args) {
        Check.equal(null, Security.getProvider(NAME));
        Check.equal(null, Security.getProperty(PROPERTY));
        Threads.both(() -> Security.addProvider(new Own()), () -> Security.setProperty(PROPERTY, "none"));
        Check.that(Security.getProvider(NAME) instanceof Own, "the provider of an earlier run");
    }

    private static final class Own extends Provider {
        private static final long serialVersionUID = 1L;

        Own() {
            super(NAME, "1", "provides nothing");
        }
    }
}
