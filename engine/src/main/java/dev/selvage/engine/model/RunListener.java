package dev.selvage.engine.model;

import dev.selvage.runtime.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sees the events of a run as they happen. */
public interface RunListener {
    /** A listener that looks away. */
    RunListener NONE = new RunListener() {};

    /** Whether the values that are read and written are wanted, which costs. */
    default boolean wantsValues() {
        return false;
    }

    /**
     * An event has happened, or is just about to without anybody in between.
     *
     * @param site where, in the program or in the library; 0 when only {@code userSite} is known
     * @param userSite the program's line to which an event in the library belongs; 0 in the program itself
     * @param blocked whether the strand had to wait for it
     */
    default void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {}

    /** The event that was reported last lets {@code strand} go on, which could not before. */
    default void onWoken(ModelStrand strand) {}

    /** The strand finds out whether {@code thread} was started. */
    default void onStartedAsked(ModelStrand strand, Thread thread) {}

    /**
     * The strand learns a number that depends on who asks first: the identity hash code of {@code source}, or the next one of a sequence that {@code source}
     * stands for.
     *
     * @param drawn whether it was given away just now
     */
    default void onNumbered(ModelStrand strand, Object source, boolean drawn) {}

    /** The strand has entered the monitor and left it again inside the JDK, where nobody could notice. */
    default void onPassed(ModelStrand strand, Object monitor) {}

    /** The strand sees {@code seen} as it was before its last event: its start, its end, or where it waits. */
    default void onEarlyLook(ModelStrand strand, ModelStrand seen) {}

    /** The time-out of {@code waiting} expires, or its sleep ends, though the strands of {@code slow} could have gone on. */
    default void onEarlyTimeOut(ModelStrand waiting, List<ModelStrand> slow) {}

    /** The strand's last event turned out to change nothing, as an attempt that failed. */
    default void onUnchanged(ModelStrand strand) {}

    /** The strand begins another round of a loop in which it changes nothing. */
    default void onRound(ModelStrand strand) {}

    /** The only strand has been alone for so long that its accesses, calls and yields are not reported until there is another one. */
    default void onSolitude() {}

    /** The value of the strand's last event. */
    default void onValue(ModelStrand strand, @Nullable Object value) {}
}
