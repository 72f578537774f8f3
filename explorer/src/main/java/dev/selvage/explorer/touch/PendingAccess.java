package dev.selvage.explorer.touch;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import org.jspecify.annotations.Nullable;

/**
 * What the operation that a strand has announced would use: enough to say whether two of them race. Far less than a {@link Footprint}, which also
 * knows what came of a step, and far cheaper.
 */
public final class PendingAccess {
    /** What kind of thing is used. */
    private enum Kind {
        NOTHING,
        MEMORY,
        MONITOR,
        THREAD,
        /** An object of {@code java.util.concurrent} that shares its state with no other. */
        CONCURRENT,
        /** More of the library than one object. */
        LIBRARY
    }

    private final LibraryClasses library;
    private final FieldNumbers fields;
    private Kind kind = Kind.NOTHING;
    private @Nullable Object object;

    /** The fields or elements of the object, from this one to the last. */
    private long first;

    private long last;

    private boolean writes;

    private PendingAccess(LibraryClasses library, FieldNumbers fields) {
        this.library = library;
        this.fields = fields;
    }

    /** Makes accesses that can be compared with one another. */
    public static final class Factory {
        private final LibraryClasses library = new LibraryClasses();
        private final FieldNumbers fields = new FieldNumbers();

        public PendingAccess create() {
            return new PendingAccess(library, fields);
        }
    }

    /** It is the access of nobody now. */
    public void clear() {
        kind = Kind.NOTHING;
        object = null;
    }

    /** Whether the order of the two matters. */
    public boolean racesWith(PendingAccess other) {
        if (!writes && !other.writes) return false;
        if (kind == Kind.LIBRARY || other.kind == Kind.LIBRARY) return isOfLibrary() && other.isOfLibrary();
        return object == other.object && kind == other.kind && kind != Kind.NOTHING && overlaps(other);
    }

    private boolean isOfLibrary() {
        return kind == Kind.LIBRARY || kind == Kind.CONCURRENT;
    }

    private boolean overlaps(PendingAccess other) {
        return first <= other.last && other.first <= last;
    }

    /** It becomes what {@code strand} is about to do. */
    public void announce(ModelStrand strand) {
        Operation operation = strand.nextOperation();
        Object target = strand.nextTarget();
        int site = strand.nextSite();
        switch (operation) {
            case READ, WRITE, UPDATE -> memory(operation, site, target, strand.nextIndex());
            case LOCK -> set(Kind.MONITOR, target, true);
            case PARK -> set(Kind.THREAD, strand.identity(), true);
            case UNPARK, INTERRUPT, START -> set(Kind.THREAD, target, true);
            case JOIN -> set(Kind.THREAD, target, false);
            case CALL, COLLECTION_CALL -> call(site, target);
            default -> set(Kind.NOTHING, null, false);
        }
    }

    private void memory(Operation operation, int site, @Nullable Object target, long index) {
        boolean write = operation != Operation.READ;
        if (target instanceof Thread) {
            set(Kind.THREAD, target, write);
        } else if (target != null && library.isAtomic(target)) {
            set(Kind.CONCURRENT, target, write);
        } else {
            set(Kind.MEMORY, target, write);
            parts(site, target, index);
        }
    }

    /** Fields and elements cannot be mistaken for one another: an object has either. */
    private void parts(int site, @Nullable Object target, long index) {
        int field = fields.of(site);
        boolean isArray = target != null && target.getClass().isArray();
        if (field == FieldNumbers.ANY || (!isArray && field == FieldNumbers.NONE)) {
            first = 0;
            last = Long.MAX_VALUE;
        } else if (!isArray) {
            first = last = field;
        } else if (Range.is(index)) {
            first = Range.from(index);
            last = first + Range.length(index) - 1;
        } else {
            first = last = index;
        }
    }

    private void call(int site, @Nullable Object receiver) {
        if (receiver == null || !library.isSelfContained(receiver)) set(Kind.LIBRARY, null, true);
        else set(Kind.CONCURRENT, receiver, !library.isRead(site));
    }

    private void set(Kind newKind, @Nullable Object newObject, boolean write) {
        kind = newKind;
        object = newObject;
        first = last = 0;
        writes = write;
    }
}
