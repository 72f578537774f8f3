package dev.selvage.explorer.directed.profile;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.touch.Locations;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells an observer what a controlled run does; times are positions in the run. */
public final class Profiler implements RunListener {
    private final ProfileBuilder builder;
    private final Instructions instructions = new Instructions();
    private final Locations objects = new Locations();
    private final LibraryLocks locks;
    private final LibraryOrder order;
    private final Map<Thread, Integer> threads = new IdentityHashMap<>();
    private final Map<Integer, OrderClock> ends = new HashMap<>();

    /** Monitors that threads have given up to wait, with the instruction that waits. */
    private final Map<Integer, Waiting> waiting = new HashMap<>();

    private int started;
    private long time;

    private record Waiting(int monitor, Location location) {}

    public Profiler(ProfileObserver observer) {
        this.builder = new ProfileBuilder(observer);
        this.locks = new LibraryLocks(builder);
        this.order = new LibraryOrder(builder);
    }

    @Override
    public void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {
        int thread = strand.id();
        time++;
        threads.putIfAbsent(strand.identity(), thread);
        locks.goesOn(thread, operation, time);
        order.goesOn(thread, operation);
        reenter(thread);
        Location location = instructions.at(site, userSite);
        if (isThreadEvent(strand, operation, target) || location == null) return;
        switch (operation) {
            case READ, WRITE, UPDATE -> access(thread, operation, site, target, index, location);
            case LOCK -> builder.lock(thread, monitor(target), location, time);
            case UNLOCK -> builder.unlock(thread, monitor(target), time);
            case WAIT -> giveUp(thread, monitor(target), location);
            case CALL, COLLECTION_CALL -> call(thread, site, target, location);
            default -> {
                // Neither touches memory nor orders anything.
            }
        }
    }

    @Override
    public void onUnchanged(ModelStrand strand) {
        if (locks.isAcquiring(strand.id())) locks.failed(strand.id());
        else builder.unchanged(strand.id());
    }

    // ---- threads

    private boolean isThreadEvent(ModelStrand strand, Operation operation, @Nullable Object target) {
        int thread = strand.id();
        switch (operation) {
            case START -> fork(thread, target);
            case END -> ends.put(thread, builder.release(thread));
            case JOIN -> join(strand, target);
            case UNPARK -> {
                Integer woken = target instanceof Thread other ? threads.get(other) : null;
                if (woken != null) order.unparked(thread, woken);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void fork(int thread, @Nullable Object target) {
        int child = ++started;
        if (target instanceof Thread other) threads.put(other, child);
        builder.fork(thread, child);
    }

    private void join(ModelStrand strand, @Nullable Object target) {
        // One that need not wait for ever orders nothing.
        if (strand.nextIndex() > 0) return;
        Integer joined = target instanceof Thread other ? threads.get(other) : null;
        OrderClock end = joined == null ? null : ends.get(joined);
        if (end != null) builder.acquire(strand.id(), end);
    }

    // ---- memory and locks

    private void access(
            int thread, Operation operation, int site, @Nullable Object target, long index, Location location) {
        // What is asked about a thread is no memory of the program.
        if (target instanceof Thread) return;
        builder.access(thread, kind(operation), objects.object(operation, site, target, index), location, time);
    }

    static Kind kind(Operation operation) {
        return switch (operation) {
            case READ -> Kind.READ;
            case WRITE -> Kind.WRITE;
            default -> Kind.UPDATE;
        };
    }

    private int monitor(@Nullable Object target) {
        return objects.object(Operation.LOCK, 0, target, 0);
    }

    private void giveUp(int thread, int monitor, Location location) {
        builder.unlock(thread, monitor, time);
        waiting.put(thread, new Waiting(monitor, location));
    }

    private void reenter(int thread) {
        Waiting waited = waiting.remove(thread);
        if (waited != null) builder.enter(thread, waited.monitor, waited.location, time);
    }

    private void call(int thread, int site, @Nullable Object receiver, Location location) {
        LibraryRole role = LibraryRole.of(receiver);
        if (receiver == null || role == LibraryRole.OTHER) return;
        String method = method(Sites.get(site));
        int object = objects.object(Operation.CALL, site, receiver, 0);
        if (role == LibraryRole.LOCK) locks.call(thread, object, method, location, time);
        else if (role == LibraryRole.CONDITION && method.startsWith("await")) locks.awaits(thread, location, time);
        if (role.isData()) builder.access(thread, LibraryRole.access(method), object, location, time);
        order.call(thread, role, receiver, method);
    }

    static String method(@Nullable Site site) {
        String member = site == null || site.member == null ? "" : site.member;
        return member.substring(member.lastIndexOf('.') + 1);
    }

    // ---- what comes next

    /** What the strand, which is at a scheduling point, is about to do; null when that is neither access nor acquisition. */
    public @Nullable Upcoming next(ModelStrand strand) {
        Object target = strand.nextTarget();
        Operation operation = strand.nextOperation();
        Location location = instructions.at(strand.nextSite(), strand.userSite());
        if (location == null || target instanceof Thread) return null;
        return switch (operation) {
            case READ, WRITE, UPDATE -> {
                int object = objects.object(operation, strand.nextSite(), target, strand.nextIndex());
                yield new Upcoming(strand.id(), kind(operation), object, location);
            }
            case LOCK -> isLockStatement(strand) ? Upcoming.lock(strand.id(), monitor(target), location) : null;
            case CALL, COLLECTION_CALL -> nextCall(strand, target, location);
            default -> null;
        };
    }

    /** Whoever has waited takes its monitor back, which is no statement of the program. */
    private static boolean isLockStatement(ModelStrand strand) {
        Site site = Sites.get(strand.nextSite());
        return site == null || site.operation != Operation.WAIT;
    }

    /** Whether a thread other than this one holds the lock, so that it would have to wait. */
    public boolean isHeldByOther(int thread, int lock) {
        return builder.isHeldByOther(thread, lock) || locks.isTakenByOther(thread, lock);
    }

    private @Nullable Upcoming nextCall(ModelStrand strand, @Nullable Object receiver, Location location) {
        LibraryRole role = LibraryRole.of(receiver);
        String method = method(Sites.get(strand.nextSite()));
        int object = objects.object(Operation.CALL, strand.nextSite(), receiver, 0);
        if (role.isData()) return new Upcoming(strand.id(), LibraryRole.access(method), object, location);
        boolean acquires = role == LibraryRole.LOCK && LibraryLocks.acquires(method);
        return acquires ? Upcoming.lock(strand.id(), object, location) : null;
    }
}
