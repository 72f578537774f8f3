package dev.selvage.api.run;

import java.util.List;

/** Something that has happened in a run. A cursor: what is to be kept has to be copied. */
public interface Event extends Action {
    /** Whether the thread had to wait for it. */
    boolean isBlocked();

    /** The innermost calls that led here, innermost first; as many as were {@linkplain LearnsFromEvents#callSites asked for}, or fewer. */
    List<Place> callers();
}
