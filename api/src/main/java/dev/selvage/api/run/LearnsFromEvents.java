package dev.selvage.api.run;

/** A role of strategies, oracles and criteria: sees the events of each run. */
public interface LearnsFromEvents {
    /**
     * Something has happened, or does so before anything else.
     *
     * @param event valid during this call
     */
    void on(Event event);

    /** How many of the {@linkplain Event#callers innermost calls} it wants to know, which costs; asked once. */
    default int callSites() {
        return 0;
    }
}
