package dev.selvage.engine.model;

import dev.selvage.engine.execution.Engine;
import dev.selvage.runtime.LockAccess;
import dev.selvage.runtime.ThreadLocks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A strand as it stood when its run ended, before anything was unwound.
 *
 * @param ready whether it could go on as soon as it was chosen, or by itself after a while
 * @param blockage what it waited for, or null
 * @param blockedOn the object it waited for: the one whose monitor it is, the lock, the thread; null where unknown
 * @param owner id of the strand that holds what it waited for, or -1
 * @param receiver the object of the library call in which it was, or null
 * @param vainNotifiers ids of strands that notified what it waits for when nobody was waiting
 * @param held objects whose monitors it held
 */
public record StrandSnapshot(
        int id,
        String name,
        boolean daemon,
        ModelStrand.Phase phase,
        boolean ready,
        @Nullable Blockage blockage,
        @Nullable Object blockedOn,
        int owner,
        @Nullable Object receiver,
        List<Integer> vainNotifiers,
        List<Object> held,
        List<StackTraceElement> stack,
        @Nullable Throwable death) {

    /** Each is equal to itself only: to compare the program's objects would be to call its code. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return id;
    }

    static StrandSnapshot of(ModelStrand strand, Engine engine, ThreadModel threads) {
        Blockage blockage = strand.blockage();
        return new StrandSnapshot(
                strand.id(),
                strand.name(),
                strand.isDaemon(),
                strand.phase(),
                isReady(strand),
                blockage,
                blockedOn(strand, blockage),
                idOf(ownerOf(blockage, threads)),
                strand.receiver(),
                vainNotifiers(blockage),
                strand.held().stream().map(ModelMonitor::object).toList(),
                List.of(engine.stackOf(strand)),
                strand.death());
    }

    /** What management beans tell of it. */
    static ThreadLocks locksOf(@Nullable ModelStrand strand, ThreadModel threads) {
        if (strand == null) return new ThreadLocks(null, null, new Object[0]);
        Blockage blockage = strand.blockage();
        Object awaited = blockage instanceof Blockage.Permit permit ? permit.blocker() : blockedOn(strand, blockage);
        ModelStrand owner = blockage instanceof Blockage.End ? null : ownerOf(blockage, threads);
        if (blockage instanceof Blockage.Notification notification)
            owner = notification.monitor().owner();
        Object[] held = strand.held().stream().map(ModelMonitor::object).toArray();
        return new ThreadLocks(awaited, owner == null ? null : owner.identity(), held);
    }

    /** Whether the strand can go on, now or after a while. */
    static boolean isReady(ModelStrand strand) {
        if (strand.phase() == ModelStrand.Phase.FINISHED) return false;
        return strand.isEnabled() || strand.deadline != Deadlines.NEVER || Outsiders.isOutside(strand);
    }

    private static @Nullable Object blockedOn(ModelStrand strand, @Nullable Blockage blockage) {
        if (blockage instanceof Blockage.Monitor monitor)
            return monitor.monitor().object();
        if (blockage instanceof Blockage.Notification notification)
            return notification.monitor().object();
        if (blockage instanceof Blockage.End end && end.awaited() != null)
            return end.awaited().identity();
        // The lock of the user's call says more than the synchronizer inside it.
        if (blockage instanceof Blockage.Permit permit) {
            return strand.receiver() == null ? permit.blocker() : strand.receiver();
        }
        return null;
    }

    /** Who holds what a strand waits for, or null. */
    static @Nullable ModelStrand ownerOf(@Nullable Blockage blockage, ThreadModel threads) {
        if (blockage instanceof Blockage.Monitor monitor)
            return monitor.monitor().owner();
        if (blockage instanceof Blockage.End end) return end.awaited();
        if (!(blockage instanceof Blockage.Permit permit)) return null;
        Thread thread = LockAccess.ownerOf(permit.blocker());
        return thread == null ? null : threads.strand(thread);
    }

    private static int idOf(@Nullable ModelStrand strand) {
        return strand == null ? -1 : strand.id();
    }

    private static List<Integer> vainNotifiers(@Nullable Blockage blockage) {
        if (!(blockage instanceof Blockage.Notification notification)) return List.of();
        return notification.monitor().vainNotifiers().stream()
                .map(ModelStrand::id)
                .distinct()
                .toList();
    }
}
