package dev.selvage.explorer.strategy.free;

/** Makes of a number one that looks random: the finaliser of SplitMix64. */
final class BitMixer {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private BitMixer() {}

    static long of(long number) {
        long z = number + GOLDEN;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
