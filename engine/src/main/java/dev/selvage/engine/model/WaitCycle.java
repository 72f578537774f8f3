package dev.selvage.engine.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Strands that wait for locks of one another for ever. Whoever is in such a cycle, the program is wrong, even where it ends all the same because those are daemons or
 * somebody has stopped waiting for them.
 */
final class WaitCycle {
    private WaitCycle() {}

    static boolean isAmong(List<ModelStrand> strands, ThreadModel threads) {
        for (ModelStrand strand : strands) {
            if (isStuck(strand) && comesBack(strand, strands.size(), threads)) return true;
        }
        return false;
    }

    /** Follows the owners of what is waited for; a way that is longer than there are strands leads into a cycle. */
    private static boolean comesBack(ModelStrand start, int most, ThreadModel threads) {
        ModelStrand at = next(start, threads);
        for (int i = 0; at != null && i < most; i++) at = next(at, threads);
        return at != null;
    }

    /** The threads that are in such cycles themselves, in the order of their start. */
    static Thread[] among(List<ModelStrand> strands, ThreadModel threads, boolean monitorsOnly) {
        return strands.stream()
                .filter(strand -> isInCycle(strand, strands.size(), threads, monitorsOnly))
                .map(ModelStrand::identity)
                .toArray(Thread[]::new);
    }

    private static boolean isInCycle(ModelStrand start, int most, ThreadModel threads, boolean monitorsOnly) {
        ModelStrand at = start;
        for (int i = 0; i < most; i++) {
            if (monitorsOnly && !(at.blockage() instanceof Blockage.Monitor)) return false;
            at = next(at, threads);
            if (at == null || at == start) return at == start;
        }
        return false;
    }

    private static @Nullable ModelStrand next(ModelStrand strand, ThreadModel threads) {
        return isStuck(strand) ? StrandSnapshot.ownerOf(strand.blockage(), threads) : null;
    }

    /** Who waits for the end of a thread may mean to wait for ever, even for its own. */
    private static boolean isStuck(ModelStrand strand) {
        Blockage blockage = strand.blockage();
        return blockage != null && !(blockage instanceof Blockage.End) && !StrandSnapshot.isReady(strand);
    }
}
