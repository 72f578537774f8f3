package dev.selvage.explorer.directed.profile;

/** What an access does to memory. */
public enum Kind {
    READ(true, false),
    WRITE(false, true),
    /** Reads and writes in one go: an atomic operation, or a call that changes a concurrent collection. */
    UPDATE(true, true);

    private final boolean reads;
    private final boolean writes;

    Kind(boolean reads, boolean writes) {
        this.reads = reads;
        this.writes = writes;
    }

    public boolean reads() {
        return reads;
    }

    public boolean writes() {
        return writes;
    }
}
