package dev.selvage.explorer.touch;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.touch.Locations.OfThread;
import dev.selvage.explorer.touch.Locations.Part;
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
public final class Dependence {
    /** Elements that are read or written at once are told apart up to so many. */
    private static final int MOST_ELEMENTS = 64;

    private final Locations locations;
    private final Map<Thread, ModelStrand> strands = new IdentityHashMap<>();
    private final LibraryWork work = new LibraryWork();

    private final @Nullable Narrowing narrowing;

    public Dependence(Locations locations, @Nullable Narrowing narrowing) {
        this.locations = locations;
        this.narrowing = narrowing;
    }

    /** Makes the strand known by which a thread is run. */
    public void know(ModelStrand strand) {
        strands.put(strand.identity(), strand);
        locations.know(strand.identity());
    }

    @Nullable
    ModelStrand strandOf(@Nullable Object thread) {
        return thread instanceof Thread known ? strands.get(known) : null;
    }

    /** What the announced operation of a strand touches, and what every step of it does. */
    public Footprint announced(ModelStrand strand) {
        Footprint footprint = new Footprint();
        footprint.add(Locations.WORLD, Mode.READ);
        background(footprint, locations.of(strand.identity(), OfThread.SELF));
        // From here on others can tell that it has come past its starts.
        if (strand.hasJustStarted()) footprint.add(locations.of(strand.identity(), OfThread.NOTICED), Mode.READ);
        int userSite = strand.userSite();
        Operation next = strand.nextOperation();
        if (next == Operation.COLLECTION_CALL) work.fold(strand.nextSite());
        if (work.isUnderWay(strand, strand.nextSite(), userSite)) footprint.add(Locations.LIBRARY, Mode.WRITE);
        boolean call = next == Operation.COLLECTION_CALL;
        touch(
                footprint,
                strand,
                call ? Operation.CALL : next,
                strand.nextSite(),
                strand.nextTarget(),
                strand.nextIndex());
        return footprint;
    }

    /** What a strand touches that is stuck at the entry of a monitor. */
    public Footprint entry(Object monitor) {
        Footprint footprint = new Footprint();
        monitor(footprint, monitor, Mode.WRITE);
        return footprint;
    }

    /** Adds what an operation touches. */
    public void touch(
            Footprint footprint,
            ModelStrand strand,
            Operation operation,
            int site,
            @Nullable Object target,
            long index) {
        switch (operation) {
            case READ, WRITE, UPDATE -> memory(footprint, strand, operation, site, target, index);
            case LOCK -> monitor(footprint, target, Mode.WRITE);
            case UNLOCK, WAIT -> monitor(footprint, target, Mode.ORDER);
            case NOTIFY, NOTIFY_ALL -> footprint.add(locations.of(target, Part.WAITERS), Mode.WRITE);
            case PARK -> footprint.add(locations.of(strand.identity(), OfThread.PERMIT), Mode.WRITE);
            case UNPARK -> unpark(footprint, strand, target);
            case START -> start(footprint, target);
            case INTERRUPT -> interrupt(footprint, strand, target);
            case JOIN -> join(footprint, target);
            case BEGIN -> begin(footprint, strand);
            case END -> end(footprint, strand);
            case CALL -> call(footprint, site, target);
            case COLLECTION_CALL -> collection(footprint, site, target);
            case EXTERNAL -> footprint.add(Locations.WORLD, Mode.WRITE);
            case SLEEP, YIELD -> {
                // They touch nothing that is shared.
            }
        }
    }

    // ---- monitors and threads

    /** A step enters and leaves a monitor, and nobody can notice unless somebody else holds it. */
    public void passes(Footprint footprint, Object monitor) {
        // Calls of concurrent collections depend on one another anyway.
        if (monitor.getClass().getName().startsWith("java.util.concurrent.")) return;
        footprint.add(locations.kind(monitor), Mode.READ);
    }

    private void monitor(Footprint footprint, @Nullable Object monitor, Mode mode) {
        footprint.add(locations.monitor(monitor), mode);
        footprint.add(locations.of(monitor, Part.HELD), Mode.READ);
        if (monitor != null) footprint.add(locations.kind(monitor), mode == Mode.WRITE ? Mode.HOLD : Mode.LEAVE);
    }

    private void start(Footprint footprint, @Nullable Object thread) {
        ofThread(footprint, thread, OfThread.START, Mode.WRITE);
        ofThread(footprint, thread, OfThread.LIFE, Mode.WRITE);
        ofThread(footprint, thread, OfThread.PERMIT, Mode.WRITE);
    }

    /** Who began was started, and so was whoever its starter had started before. */
    private void begin(Footprint footprint, ModelStrand strand) {
        footprint.add(locations.of(strand.identity(), OfThread.NOTICED), Mode.READ);
        footprint.add(locations.of(strand.identity(), OfThread.PERMIT), Mode.READ);
        ModelStrand starter = strand.starter();
        if (starter != null) footprint.add(locations.of(starter.identity(), OfThread.NOTICED), Mode.READ);
    }

    private void unpark(Footprint footprint, ModelStrand strand, @Nullable Object target) {
        ofThread(footprint, target, OfThread.PERMIT, Mode.WRITE);
        looksAtStart(footprint, strand, target);
    }

    /** What the starter does next decides whether one can still come before the start of a thread that has not begun. */
    private void looksAtStart(Footprint footprint, ModelStrand strand, @Nullable Object target) {
        ModelStrand seen = strandOf(target);
        ModelStrand starter = seen == null || seen.hasBegun() ? null : seen.starter();
        if (starter != null && starter != strand)
            footprint.add(locations.of(starter.identity(), OfThread.NOTICED), Mode.WRITE);
    }

    private void join(Footprint footprint, @Nullable Object target) {
        ofThread(footprint, target, OfThread.END, Mode.READ);
        ofThread(footprint, target, OfThread.NOTICED, Mode.READ);
    }

    private void end(Footprint footprint, ModelStrand strand) {
        footprint.add(locations.of(strand.identity(), OfThread.LIFE), Mode.WRITE);
        footprint.add(locations.of(strand.identity(), OfThread.END), Mode.ORDER);
        // All that wait on the thread are notified.
        footprint.add(locations.of(strand.identity(), Part.WAITERS), Mode.WRITE);
        footprint.add(locations.of(strand.identity(), Part.HELD), Mode.WRITE);
    }

    /** The end of a thread, for which others wait. */
    public int end(@Nullable Object thread) {
        return locations.of(thread, OfThread.END);
    }

    /** A strand is about to join that does so also while the other one lives: whether it does decides what comes of it. */
    public void joinsImpatiently(Footprint footprint, @Nullable Object awaited) {
        ofThread(footprint, awaited, OfThread.LIFE, Mode.READ);
        ofThread(footprint, awaited, OfThread.NOTICED, Mode.WRITE);
    }

    /** Whatever else could end the wait of the target at the same time competes with the interrupt. */
    private void interrupt(Footprint footprint, ModelStrand strand, @Nullable Object target) {
        ofThread(footprint, target, OfThread.SELF, Mode.WRITE);
        // It leaves a permit, too.
        unpark(footprint, strand, target);
        ModelStrand interrupted = strandOf(target);
        if (interrupted != null) awaited(footprint, interrupted);
    }

    /** What a strand waits for, if it does, and can have got already. */
    private void awaited(Footprint footprint, ModelStrand strand) {
        switch (strand.nextOperation()) {
            case LOCK -> footprint.add(locations.of(strand.nextTarget(), Part.WAITERS), Mode.READ);
            case JOIN -> joinsImpatiently(footprint, strand.nextTarget());
            default -> {
                // It does not wait, or has what it waits for in itself.
            }
        }
    }

    private void lookAt(Footprint footprint, ModelStrand looker, Object thread, String member) {
        ofThread(footprint, thread, OfThread.LIFE, Mode.READ);
        ofThread(footprint, thread, OfThread.NOTICED, Mode.WRITE);
        looksAtStart(footprint, looker, thread);
        if (member.endsWith(".isAlive")) return;
        // What a thread is doing changes with each of its steps, and with what it waits for.
        ofThread(footprint, thread, OfThread.SELF, Mode.WRITE);
        ModelStrand strand = strandOf(thread);
        if (strand == null || member.endsWith("nterrupted")) return;
        ofThread(footprint, thread, OfThread.PERMIT, Mode.READ);
        awaited(footprint, strand);
        if (strand.nextOperation() == Operation.LOCK)
            footprint.add(locations.of(strand.nextTarget(), Part.HELD), Mode.WRITE);
    }

    /** A step finds out whether {@code thread} was started: a join does not wait for one that was not. */
    public void asksWhetherStarted(Footprint footprint, ModelStrand strand, Thread thread) {
        ofThread(footprint, thread, OfThread.START, Mode.READ);
        ModelStrand asked = strandOf(thread);
        if (asked == null || asked.starter() == strand) return;
        ofThread(footprint, thread, OfThread.NOTICED, Mode.WRITE);
        looksAtStart(footprint, strand, thread);
    }

    /** A step learns a number that depends on who asks first. */
    public void numbers(Footprint footprint, Object source, boolean drawn) {
        footprint.add(locations.of(source, Part.NUMBER), drawn ? Mode.WRITE : Mode.READ);
    }

    private void ofThread(Footprint footprint, @Nullable Object target, OfThread part, Mode mode) {
        if (target instanceof Thread) footprint.add(locations.of(target, part), mode);
    }

    /** Adds what is read along with much else, so that those who write it depend on all that do. */
    private void background(Footprint footprint, int location) {
        footprint.add(location, Mode.READ);
        if (narrowing != null) narrowing.background(location);
    }

    // ---- memory

    private void memory(
            Footprint footprint,
            ModelStrand strand,
            Operation operation,
            int site,
            @Nullable Object target,
            long index) {
        Site at = Sites.get(site);
        String member = at == null || at.member == null ? "" : at.member;
        Mode mode = operation == Operation.READ ? Mode.READ : Mode.WRITE;
        if (target instanceof Thread && ThreadMembers.isLook(member)) {
            lookAt(footprint, strand, target, member);
        } else if (target instanceof Thread && ThreadMembers.isSetting(member)) {
            // Who reads the name or the handler of a thread gives no sign.
            footprint.add(Locations.WORLD, Mode.WRITE);
        } else if (ThreadMembers.isCensus(member) || Locations.isAny(member)) {
            footprint.add(Locations.WORLD, Mode.WRITE);
        } else if (Locations.isIndirect(member) && target instanceof java.nio.Buffer) {
            // What a buffer is made of, an array of the program for one, has no name here.
            footprint.add(Locations.WORLD, Mode.WRITE);
        } else if (Locations.isIndirect(member)) {
            boolean isStatic =
                    target == null || target instanceof java.lang.invoke.VarHandle || target instanceof Class;
            footprint.add(locations.of(isStatic ? null : target, Part.WHOLE), Mode.WRITE);
        } else if (target != null && target.getClass().getName().startsWith(Locations.ATOMIC)) {
            footprint.add(Locations.LIBRARY, Mode.READ);
            footprint.add(locations.of(target, Part.RECEIVER), mode);
        } else if (target != null && target.getClass().isArray() && Range.is(index)) {
            elements(footprint, mode, operation, site, target, index);
        } else {
            part(footprint, mode, operation, site, target, index);
        }
    }

    /** A field or an element; where it is not known which field, all are touched. */
    private void part(
            Footprint footprint, Mode mode, Operation operation, int site, @Nullable Object target, long index) {
        Object part = Locations.part(Sites.get(site), target, index);
        if (part == Part.WHOLE) {
            whole(footprint, target);
            return;
        }
        background(footprint, locations.of(target, Part.WHOLE));
        // Methods of the JDK, of which nobody knows what they access, may access it, too.
        if (LibraryState.isOpenField(Sites.get(site))) footprint.add(Locations.LIBRARY, mode);
        int location = locations.of(target, part);
        footprint.add(location, mode);
        if (narrowing != null) narrowing.note(location, operation, site, target);
    }

    /** Whoever goes through a concurrent collection does what a call of it would do. */
    private void whole(Footprint footprint, @Nullable Object target) {
        footprint.add(locations.of(target, Part.WHOLE), Mode.WRITE);
        if (target != null && LibraryState.isConcurrent(target)) {
            footprint.add(Locations.LIBRARY, LibraryState.isSelfContained(target) ? Mode.READ : Mode.WRITE);
            footprint.add(locations.of(target, Part.RECEIVER), Mode.WRITE);
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

    // ---- calls of java.util.concurrent

    /**
     * A stream may be a parallel one: then its call works through the tasks of a pool like a worker. A text of elements, or a comparison of them,
     * looks into concurrent ones among them.
     */
    private void collection(Footprint footprint, int site, @Nullable Object receiver) {
        Site at = Sites.get(site);
        boolean looks = at != null && at.member != null && LibraryState.looksIntoElements(at.member);
        if (!looks && (receiver == null || !LibraryWork.isStream(receiver))) return;
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
        boolean alone = at == null || at.member == null || !LibraryState.isOfTwo(at.member);
        footprint.add(Locations.LIBRARY, alone ? Mode.READ : Mode.WRITE);
        footprint.add(locations.of(receiver, Part.RECEIVER), reads ? Mode.READ : Mode.WRITE);
    }
}
