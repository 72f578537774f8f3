package dev.selvage.engine.model;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import org.jspecify.annotations.Nullable;

/** Tells time-outs by what they are for: to let time pass, or to give up what may not come. */
final class Lateness {
    /** Who sleeps for so long, in nanoseconds, or less, hopes that others will have got on meanwhile, which they need not. */
    private static final long MOST_FOR_SLEEP = 10_000_000_000L;

    /** Who waits for about a second, or longer, guards against a partner that never comes, and not against a slow one. Looks at the clock may have taken a little of it. */
    private static final long GUARD = 900_000_000L;

    private Lateness() {}

    /** Whether threads that could go on are, at times, late by as much as the strand waits. */
    static boolean isPlausible(ModelStrand waiting) {
        return waiting.blockage instanceof Blockage.Sleep ? waiting.delay <= MOST_FOR_SLEEP : waiting.delay < GUARD;
    }

    /**
     * Whether the strand waits for nothing but time: it sleeps, parks without a partner, or is a worker of the library in which no call of the program is under
     * way, such as one that waits for the next task to become due.
     */
    static boolean isPause(ModelStrand waiting) {
        if (waiting.blockage instanceof Blockage.Sleep) return true;
        Site call = Sites.get(waiting.userSite);
        return call == null ? !isOfProgram(Sites.get(waiting.site)) : isPark(call);
    }

    /** Whether a strand that pauses does so by itself, in a call of the program. */
    static boolean isOfProgram(ModelStrand pausing) {
        return pausing.blockage instanceof Blockage.Sleep || Sites.get(pausing.userSite) != null;
    }

    private static boolean isOfProgram(@Nullable Site site) {
        return site != null && site.user;
    }

    private static boolean isPark(Site call) {
        String method = call.member;
        return method != null && (method.startsWith("parkNanos") || method.startsWith("parkUntil"));
    }
}
