package dev.selvage.engine.model;

import org.jspecify.annotations.Nullable;

/** What a strand waits for. */
public sealed interface Blockage {
    /** Entry of a monitor that another strand holds. */
    record Monitor(ModelMonitor monitor) implements Blockage {}

    /** A {@code notify} on a monitor that the strand gave up. */
    record Notification(ModelMonitor monitor) implements Blockage {}

    /** An {@code unpark}; {@code blocker} is the synchronizer it is parked for, where it said so. */
    record Permit(@Nullable Object blocker) implements Blockage {}

    /** The end of another strand; null in a free run, which has none. */
    record End(@Nullable ModelStrand awaited) implements Blockage {}

    /** Time only. */
    record Sleep() implements Blockage {}

    /** Something outside the program. */
    record Outside(String what) implements Blockage {}
}
