package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads count in a property of the system: they get it and set it, and one step is lost. */
@Fails("assertion")
public final class PropertyGetThenSet {
    private static final String COUNT = "dev.selvage.gallery.count";

    private PropertyGetThenSet() {}

    public static void main(String[] args) {
        System.setProperty(COUNT, "0");
        Threads.both(PropertyGetThenSet::countUp, PropertyGetThenSet::countUp);
        Check.equal("2", System.getProperty(COUNT));
    }

    private static void countUp() {
        System.setProperty(COUNT, Integer.toString(Integer.getInteger(COUNT) + 1));
    }
}
