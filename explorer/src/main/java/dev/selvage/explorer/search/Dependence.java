package dev.selvage.explorer.search;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.search.Locations.OfStrand;
import dev.selvage.explorer.search.Locations.Part;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The dependence relation: says which locations an operation touches. Two steps are dependent when they touch a location
 * in common that one of them writes. Where too little is known, more is assumed to be touched, never less.
 */
final class Dependence {
    /** Elements that are read or written at once are told apart up to so many. */
    private static final int MOST_ELEMENTS = 64;

    private final Locations locations;
    private final Map<Thread, Integer> threads = new IdentityHashMap<>();
    private final LibraryWork work = new LibraryWork();

    private final @Nullable Narrowing narrowing;

    Dependence(Locations locations, @Nullable Narrowing narrowing) {
        this.locations = locations;
        this.narrowing = narrowing;
    }

    /** Makes the strand known by which a thread is run. */
    void know(Thread thread, int strand) {
        threads.put(thread, strand);
    }

    @Nullable
    Integer strandOf(Thread thread) {
        return threads.get(thread);
    }

    /** What the announced operation of a strand touches, and what every step of it does. */
    Footprint announced(ModelStrand strand) {
        Footprint footprint = new Footprint();
        footprint.add(Locations.WORLD, Mode.READ);
        background(footprint, locations.ofStrand(strand.id(), OfStrand.SELF));
        int userSite = strand.userSite();
        Operation next = strand.nextOperation();
        if (next == Operation.COLLECTION_CALL) work.fold(strand.nextSite());
        if (work.isUnderWay(strand, strand.nextSite(), userSite)) footprint.add(Locations.LIBRARY, Mode.WRITE);
        boolean call = next == Operation.COLLECTION_CALL;
        touch(
                footprint,
                strand.id(),
                call ? Operation.CALL : next,
                strand.nextSite(),
                strand.nextTarget(),
                strand.nextIndex());
        return footprint;
    }

    /** What a strand touches that is stuck at the entry of a monitor. */
    Footprint entry(int strand, Object monitor) {
        Footprint footprint = new Footprint();
        touch(footprint, strand, Operation.LOCK, 0, monitor, 0);
        return footprint;
    }

    /** Adds what an operation touches. */
    void touch(Footprint footprint, int strand, Operation operation, int site, @Nullable Object target, long index) {
        switch (operation) {
            case READ, WRITE, UPDATE -> memory(footprint, operation, site, target, index);
            case LOCK -> footprint.add(locations.of(target, Part.MONITOR), Mode.WRITE);
            case UNLOCK, WAIT -> footprint.add(locations.of(target, Part.MONITOR), Mode.ORDER);
            case PARK -> footprint.add(locations.ofStrand(strand, OfStrand.PERMIT), Mode.WRITE);
            case UNPARK -> ofThread(footprint, target, OfStrand.PERMIT, Mode.WRITE);
            case START -> ofThread(footprint, target, OfStrand.LIFE, Mode.WRITE);
            case INTERRUPT -> ofThread(footprint, target, OfStrand.SELF, Mode.WRITE);
            case JOIN -> ofThread(footprint, target, OfStrand.END, Mode.READ);
            case END -> end(footprint, strand);
            case CALL -> call(footprint, site, target);
            case COLLECTION_CALL -> stream(footprint, site, target);
            case EXTERNAL -> footprint.add(Locations.WORLD, Mode.WRITE);
            case NOTIFY, NOTIFY_ALL, BEGIN, SLEEP, YIELD -> {
                // Who notifies holds the monitor; the others touch nothing that is shared.
            }
        }
    }

    private void end(Footprint footprint, int strand) {
        footprint.add(locations.ofStrand(strand, OfStrand.LIFE), Mode.WRITE);
        footprint.add(locations.ofStrand(strand, OfStrand.END), Mode.ORDER);
    }

    private void ofThread(Footprint footprint, @Nullable Object target, OfStrand part, Mode mode) {
        Integer strand = target instanceof Thread thread ? threads.get(thread) : null;
        if (strand != null) footprint.add(locations.ofStrand(strand, part), mode);
    }

    /** Adds what is read along with much else, so that those who write it depend on all that do. */
    private void background(Footprint footprint, int location) {
        footprint.add(location, Mode.READ);
        if (narrowing != null) narrowing.background(location);
    }

    // ---- memory

    private void memory(Footprint footprint, Operation operation, int site, @Nullable Object target, long index) {
        Site at = Sites.get(site);
        String member = at == null || at.member == null ? "" : at.member;
        Mode mode = operation == Operation.READ ? Mode.READ : Mode.WRITE;
        if (target instanceof Thread && ThreadMembers.isLook(member)) {
            lookAt(footprint, target, member);
        } else if (target instanceof Thread && ThreadMembers.isSetting(member)) {
            // Who reads the name or the handler of a thread gives no sign.
            footprint.add(Locations.WORLD, Mode.WRITE);
        } else if (Locations.isIndirect(member)) {
            boolean isStatic =
                    target == null || target instanceof java.lang.invoke.VarHandle || target instanceof Class;
            footprint.add(locations.of(isStatic ? null : target, Part.WHOLE), Mode.WRITE);
        } else if (target != null && target.getClass().getName().startsWith(Locations.ATOMIC)) {
            footprint.add(Locations.LIBRARY, Mode.READ);
            footprint.add(locations.of(target, Part.RECEIVER), mode);
        } else if (target != null && Range.is(index)) {
            elements(footprint, mode, operation, site, target, index);
        } else {
            background(footprint, locations.of(target, Part.WHOLE));
            int location = locations.of(target, Locations.part(member, target, index));
            footprint.add(location, mode);
            if (narrowing != null) narrowing.note(location, operation, site, target);
        }
    }

    /** Of a large part of an array all elements are touched, whichever they are. */
    private void elements(Footprint footprint, Mode mode, Operation operation, int site, Object array, long range) {
        if (Range.length(range) > MOST_ELEMENTS) {
            footprint.add(locations.of(array, Part.WHOLE), Mode.WRITE);
            return;
        }
        background(footprint, locations.of(array, Part.WHOLE));
        for (long i = 0; i < Range.length(range); i++) {
            int location = locations.of(array, Range.from(range) + i);
            footprint.add(location, mode);
            if (narrowing != null) narrowing.note(location, operation, site, array);
        }
    }

    private void lookAt(Footprint footprint, Object thread, String member) {
        ofThread(footprint, thread, OfStrand.LIFE, Mode.READ);
        // What a thread is doing changes with each of its steps.
        if (!member.endsWith(".isAlive")) ofThread(footprint, thread, OfStrand.SELF, Mode.WRITE);
    }

    // ---- calls of java.util.concurrent

    /** A stream may be a parallel one: then its call works through the tasks of a pool like a worker. */
    private void stream(Footprint footprint, int site, @Nullable Object receiver) {
        if (receiver == null || !LibraryWork.isStream(receiver)) return;
        work.fold(site);
        footprint.add(Locations.LIBRARY, Mode.WRITE);
    }

    private void call(Footprint footprint, int site, @Nullable Object receiver) {
        if (receiver == null || !LibraryState.isSelfContained(receiver)) {
            footprint.add(Locations.LIBRARY, Mode.WRITE);
            return;
        }
        Site at = Sites.get(site);
        boolean reads = at != null && at.member != null && LibraryState.isRead(at.member);
        footprint.add(Locations.LIBRARY, Mode.READ);
        footprint.add(locations.of(receiver, Part.RECEIVER), reads ? Mode.READ : Mode.WRITE);
    }
}
