package dev.selvage.engine.model;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Identity hash codes that follow from who asks first, and from how many objects of the same class it has asked before. What other threads do, and what is asked of
 * objects of other classes, changes nothing. What has a name is not asked for here.
 */
final class IdentityHashes {
    private final Map<Object, Integer> hashes = new IdentityHashMap<>(8);

    /** How many objects were asked for, by what they have in common. */
    private final Map<Long, Integer> counts = new HashMap<>(8);

    void reset() {
        if (hashes.isEmpty()) return;
        hashes.clear();
        counts.clear();
    }

    /** How many objects have a hash code. */
    int size() {
        return hashes.size();
    }

    /** The hash code that an object has already, or null. */
    @Nullable
    Integer known(Object object) {
        return hashes.get(object);
    }

    /**
     * Gives an object its hash code.
     *
     * @param kind stands for its class
     * @param lineage stands for the strand that asks
     * @param isVisible hidden askers (class initialisation and the like) have sequences of their own: when they ask varies
     */
    int give(Object object, int kind, long lineage, boolean isVisible) {
        long sequence = mix(lineage * 2 + (isVisible ? 1 : 0)) + kind;
        int count = counts.merge(sequence, 1, Integer::sum);
        return keep(object, sequence + mix(count));
    }

    /** Gives a thread of the program its hash code: no other one is started by the same strand as the same of its children. */
    int giveThread(Thread thread, int kind, long lineage) {
        return keep(thread, mix(lineage) - kind);
    }

    private int keep(Object object, long number) {
        int hash = (int) (mix(number) & Integer.MAX_VALUE);
        hashes.put(object, hash);
        return hash;
    }

    /** The finalizer of MurmurHash3: each bit of the number has a say in each of the result. */
    private static long mix(long number) {
        long mixed = (number ^ number >>> 33) * 0xFF51AFD7ED558CCDL;
        mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
        return mixed ^ mixed >>> 33;
    }
}
