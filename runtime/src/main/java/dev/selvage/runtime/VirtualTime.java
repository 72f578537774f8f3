package dev.selvage.runtime;

/** Where the time of every run begins. */
public final class VirtualTime {
    /** The second of the epoch at which {@code System.nanoTime()} of a run would be zero. */
    public static final long EPOCH_SECONDS = 1_700_000_000L;

    private VirtualTime() {}
}
