package dev.selvage.explorer.plugin;

import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** Numbers the objects of one run, from 1, in the order in which they are asked for. */
final class ObjectNumbers {
    private final IdentityHashMap<Object, Long> numbers = new IdentityHashMap<>();

    long of(@Nullable Object object) {
        if (object == null) return 0;
        Long known = numbers.get(object);
        if (known != null) return known;
        long next = numbers.size() + 1L;
        numbers.put(object, next);
        return next;
    }

    /** Another run begins. */
    void clear() {
        numbers.clear();
    }
}
