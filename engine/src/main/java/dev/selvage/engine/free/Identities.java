package dev.selvage.engine.free;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that stand for objects throughout a run, without keeping the objects alive: class and identity hash code. Two
 * objects of one class that share a hash code, of which there are two thousand million, are taken for one.
 */
final class Identities {
    private static final int SMALLEST = 256;

    /** A class with its number. */
    private static final class Entry {
        final Class<?> type;
        final int number;

        Entry(Class<?> type, int number) {
            this.type = type;
            this.number = number;
        }
    }

    /** Open-addressed, by the identity of the class; read without a lock, as entries never change. */
    private @Nullable Entry[] table = new @Nullable Entry[SMALLEST];

    private final List<Class<?>> types = new ArrayList<>();

    /** Threads and classes, which are known by their own names. */
    private final Map<Long, Object> named = new ConcurrentHashMap<>();

    long of(@Nullable Object object) {
        if (object == null) return 0;
        long identity = (long) numberOf(object.getClass()) << 32 | System.identityHashCode(object);
        if (object instanceof Class || object instanceof Thread) named.put(identity, object);
        return identity;
    }

    /** The class of the object that a number stands for. */
    synchronized Class<?> typeOf(long identity) {
        return types.get((int) (identity >>> 32) - 1);
    }

    /** The thread or class that a number stands for, or null when it stands for something else. */
    @Nullable
    Object named(long identity) {
        return named.get(identity);
    }

    private int numberOf(Class<?> type) {
        Entry known = find(table, type);
        return known == null ? add(type) : known.number;
    }

    private static @Nullable Entry find(@Nullable Entry[] table, Class<?> type) {
        int i = System.identityHashCode(type) & (table.length - 1);
        for (Entry entry = table[i]; entry != null; entry = table[i]) {
            if (entry.type == type) return entry;
            i = (i + 1) & (table.length - 1);
        }
        return null;
    }

    private synchronized int add(Class<?> type) {
        Entry known = find(table, type);
        if (known != null) return known.number;
        types.add(type);
        if (2 * types.size() > table.length) grow();
        Entry added = new Entry(type, types.size());
        put(table, added);
        return added.number;
    }

    private void grow() {
        @Nullable Entry[] larger = new @Nullable Entry[2 * table.length];
        for (Entry entry : table) {
            if (entry != null) put(larger, entry);
        }
        table = larger;
    }

    private static void put(@Nullable Entry[] table, Entry entry) {
        int i = System.identityHashCode(entry.type) & (table.length - 1);
        while (table[i] != null) i = (i + 1) & (table.length - 1);
        table[i] = entry;
    }
}
