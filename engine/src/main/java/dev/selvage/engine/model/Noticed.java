package dev.selvage.engine.model;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How much of a strand others have noticed. Where a strand stops (it ends, or cannot go on), and where it is started, belongs to the step before; that
 * it has got there is certain only once somebody has noticed it, or something has happened that comes after it.
 */
final class Noticed {
    /** A look that came before a stop, or before going on from it: whose stop it was, and where the look was. */
    private record Early(int strand, int stop, boolean release, int site, int line) {}

    /** When a look was: how often the strand had changed something by then, and gone round a loop that keeps nothing. */
    record Round(long changes, long loops) {
        /** Whether the strand has done nothing since but go round such a loop. */
        boolean isFollowedByWaiting(ModelStrand me) {
            return me.fairness.changes == changes && me.fairness.loops > loops;
        }
    }

    /** How often the strand has come to a stop: to a scheduling point, to where it cannot go on, to its end. */
    int stops;

    /** How often it has let go of a monitor. */
    int releases;

    /** Whether it stands at a monitor that is free now but was held by another: it may have come there before that was left. */
    boolean mayHaveBlocked;

    /** What {@link #stops} was when it last started another strand. */
    int startsAt = -1;

    private int seenStop = -1;
    private @Nullable ModelStrand starter;
    private @Nullable ModelStrand caller;
    private int stopsOfStarter;
    private int releasesOfStarter;
    private boolean begun;
    private boolean startSeen;
    private Thread.@Nullable State releasedFrom;
    private @Nullable Map<Early, Round> early;

    void reset() {
        stops = 0;
        releases = 0;
        mayHaveBlocked = false;
        startsAt = -1;
        seenStop = -1;
        starter = null;
        caller = null;
        begun = false;
        startSeen = false;
        releasedFrom = null;
        early = null;
    }

    // ---- the start

    void startedBy(ModelStrand newStarter) {
        starter = newStarter;
        stopsOfStarter = newStarter.noticed.stops;
        releasesOfStarter = newStarter.noticed.releases;
        newStarter.noticed.startsAt = stopsOfStarter;
    }

    /** It is started inside a call that the strand makes, by a pool for instance. */
    void startedInCallOf(ModelStrand newCaller) {
        caller = newCaller;
    }

    /** Whether it was started inside a call of another strand than {@code me}, and nobody can tell yet. */
    boolean isStartedInCallOfAnother(ModelStrand me) {
        return caller != null && caller != me && !begun && !startSeen;
    }

    @Nullable
    ModelStrand starter() {
        return starter;
    }

    void begin() {
        begun = true;
    }

    boolean hasBegun() {
        return begun;
    }

    void noticeStart() {
        startSeen = true;
    }

    /** Whether the starter has done nothing since by which others could tell that it has come past the start. */
    boolean isStartOpen() {
        ModelStrand by = starter;
        if (by == null || begun || startSeen) return false;
        Noticed its = by.noticed;
        return its.stops <= stopsOfStarter + 1 && its.releases == releasesOfStarter && !its.isStopNoticed();
    }

    /** Whether it is certain that it was started, and with it whoever its starter had started before. */
    boolean isStartCertain() {
        return begun || startSeen;
    }

    /** Whether the strand has started another one since it last stopped. */
    boolean isAtStart() {
        return startsAt == stops;
    }

    // ---- the last stop

    void noticeStop() {
        seenStop = stops;
    }

    /** Whatever it stands at now or comes to next is certain. */
    void noticeEnd() {
        seenStop = stops + 1;
    }

    boolean isStopNoticed() {
        return seenStop >= stops;
    }

    // ---- going on from it

    /** It need not wait any more, but has not gone on: until it does, others may still see it as it waited. */
    void released(Thread.State from) {
        if (releasedFrom == null) releasedFrom = from;
    }

    /** The state in which others may still see it, although it could go on. */
    Thread.@Nullable State releasedFrom() {
        return releasedFrom;
    }

    /** It has gone on, or somebody has seen that it could. */
    void noticeRelease() {
        releasedFrom = null;
    }

    // ---- the strand's own looks

    /**
     * {@code me}, whose looks these are, looks at another one, before that has got to its last stop, or has gone on from it. Returns the round in which it
     * has done so before, in the same place, or null.
     */
    @Nullable
    Round earlierLook(ModelStrand me, ModelStrand seen, boolean release) {
        Map<Early, Round> looks = early;
        if (looks == null) early = looks = new HashMap<>();
        Early look = new Early(seen.id(), seen.noticed.stops, release, me.site, me.userSite);
        return looks.putIfAbsent(look, new Round(me.fairness.changes, me.fairness.loops));
    }
}
