package dev.selvage.engine.model;

import java.util.IdentityHashMap;
import java.util.Map;

/** Identity hash codes that depend on the order in which a run asks for them, and on nothing else. What has a name is not asked for here. */
final class IdentityHashes {
    private static final int SPREAD = 0x9E3779B1;

    private final Map<Object, Integer> hashes = new IdentityHashMap<>(8);
    private int visible;
    private int hidden;

    void reset() {
        if (!hashes.isEmpty()) hashes.clear();
        visible = 0;
        hidden = 0;
    }

    /** How many objects have a hash code. */
    int size() {
        return hashes.size();
    }

    /** Hidden askers (class initialisation and the like) have a sequence of their own: when they ask varies. */
    int of(Object object, boolean isVisible) {
        Integer known = hashes.get(object);
        if (known != null) return known;
        int sequence = isVisible ? ++visible : Integer.MIN_VALUE | ++hidden;
        int hash = (sequence * SPREAD) & Integer.MAX_VALUE;
        hashes.put(object, hash);
        return hash;
    }
}
