package dev.selvage.explorer.touch;

import dev.selvage.runtime.Operation;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Which locations count for an order of steps that is narrower than the order of all that are dependent. */
public final class Narrowing {
    /** Says whether an access to a field or an element counts. */
    @FunctionalInterface
    public interface Accesses {
        boolean count(Operation operation, int site, @Nullable Object target);
    }

    private final Accesses accesses;
    private final boolean skipsQuiet;
    private final BitSet ignored = new BitSet();

    /** What nearly every step reads. */
    private final BitSet background = new BitSet();

    private Narrowing(Accesses accesses, boolean skipsQuiet) {
        this.accesses = accesses;
        this.skipsQuiet = skipsQuiet;
        background.set(Locations.WORLD);
        background.set(Locations.LIBRARY);
    }

    /** What is certain: leaves out that all work of the library may depend on all other. */
    public static Narrowing toCertain() {
        Narrowing narrowing = new Narrowing((operation, site, target) -> true, false);
        narrowing.ignored.set(Locations.WORLD);
        narrowing.ignored.set(Locations.LIBRARY);
        return narrowing;
    }

    /** Synchronization and those accesses that count; steps that touch nothing of these do not count at all. */
    public static Narrowing to(Accesses accesses) {
        return new Narrowing(accesses, true);
    }

    /** An access is to {@code location}. */
    void note(int location, Operation operation, int site, @Nullable Object target) {
        if (!accesses.count(operation, site, target)) ignored.set(location);
    }

    /** Reading {@code location} is nothing by itself. */
    void background(int location) {
        background.set(location);
    }

    /** What of {@code footprint} counts. */
    public Footprint of(Footprint footprint) {
        Footprint part = new Footprint();
        for (int i = 0; i < footprint.size(); i++) {
            int location = footprint.location(i);
            // A monitor that was only passed leaves nothing behind.
            if (!Locations.isKind(location) && !ignored.get(location)) part.add(location, footprint.mode(i));
        }
        return part;
    }

    /** Whether a step that touches this part of its footprint counts. */
    public boolean counts(Footprint part) {
        if (!skipsQuiet) return true;
        for (int i = 0; i < part.size(); i++) {
            if (part.mode(i) != Mode.READ || !background.get(part.location(i))) return true;
        }
        return false;
    }
}
