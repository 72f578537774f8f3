package dev.selvage.explorer.directed.profile;

/** One passage of a thread through a lock, from the acquisition to the release; no two are the same one. */
public final class CriticalSection {
    private final int lock;
    private final Location entry;
    private final long begin;
    private long end = Long.MAX_VALUE;

    CriticalSection(int lock, Location entry, long begin) {
        this.lock = lock;
        this.entry = entry;
        this.begin = begin;
    }

    void end(long time) {
        end = time;
    }

    public int lock() {
        return lock;
    }

    /** The instruction that acquires the lock. */
    public Location entry() {
        return entry;
    }

    public long begin() {
        return begin;
    }

    /** When the lock was released; never, as far as is known, when the run was over first. */
    public long end() {
        return end;
    }
}
