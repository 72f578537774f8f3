package dev.selvage.explorer.jobs;

/**
 * How many runs to give out at once: enough to be busy for a while, and not so many that others wait for the last of them.
 * The size changes nothing but the speed.
 */
final class ItemSize {
    private static final double SECONDS = 0.25;

    private final int block;
    private final int workers;

    /** @param block the size is a multiple of this */
    ItemSize(int block, int workers) {
        this.block = block;
        this.workers = workers;
    }

    long of(long runsMade, double seconds, long left) {
        // Others wait for the first runs.
        if (runsMade == 0) return block;
        double rate = runsMade / Math.max(seconds, 1e-9) / workers;
        long busy = (long) (rate * SECONDS);
        long fair = left / (2L * workers);
        long size = Math.max(1, Math.min(busy, fair));
        return (size + block - 1) / block * block;
    }
}
