package dev.selvage.agent.cache;

import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A class that was rewritten, and a check of what it was made from: another agent may have changed that.
 *
 * @param rewritten null when nothing in it needed a change
 */
record CachedClass(int length, int check, byte @Nullable [] rewritten) {
    static CachedClass of(byte[] original, byte @Nullable [] rewritten) {
        return new CachedClass(original.length, check(original), rewritten);
    }

    boolean isMadeFrom(byte[] original) {
        return original.length == length && check(original) == check;
    }

    static int check(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return (int) sum.getValue();
    }
}
