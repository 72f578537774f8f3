package dev.selvage.bench.programs.tsa;

import dev.selvage.bench.programs.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

/** A cache of objects after the manner of cache4j: a map, entries with locks of their own, eviction, statistics, a cleaner. */
public final class ObjectCache {
    /** What is cached under one key. */
    private static final class Entry {
        private Object value;
        private int hits;
        private boolean valid = true;

        synchronized Object get() {
            hits++;
            return valid ? value : null;
        }

        synchronized void set(Object newValue) {
            value = newValue;
            valid = true;
        }

        synchronized void invalidate() {
            valid = false;
            value = null;
        }

        synchronized boolean isValid() {
            return valid;
        }
    }

    /** The order in which keys were used, oldest first. */
    private static final class Usage {
        private final LinkedList<Integer> keys = new LinkedList<>();

        synchronized void touch(Integer key) {
            keys.remove(key);
            keys.addLast(key);
        }

        synchronized Integer oldest() {
            return keys.pollFirst();
        }

        synchronized void forget(Integer key) {
            keys.remove(key);
        }
    }

    /** What the cache tells about itself. */
    private static final class Statistics {
        private int hits;
        private int misses;
        private int evictions;

        synchronized void hit() {
            hits++;
        }

        synchronized void miss() {
            misses++;
        }

        synchronized void evicted() {
            evictions++;
        }

        synchronized int total() {
            return hits + misses + evictions;
        }
    }

    private final int limit;
    private final Map<Integer, Entry> entries = new HashMap<>();
    private final Usage usage = new Usage();
    private final Statistics statistics = new Statistics();
    private boolean closed;

    private ObjectCache(int limit) {
        this.limit = limit;
    }

    Object get(Integer key) {
        Entry entry = entry(key);
        Object value = entry == null ? null : entry.get();
        if (value == null) {
            statistics.miss();
            return null;
        }
        usage.touch(key);
        statistics.hit();
        return value;
    }

    void put(Integer key, Object value) {
        Entry entry;
        synchronized (entries) {
            entry = entries.computeIfAbsent(key, unknown -> new Entry());
        }
        entry.set(value);
        usage.touch(key);
        if (size() > limit) evict();
    }

    void remove(Integer key) {
        Entry entry;
        synchronized (entries) {
            entry = entries.remove(key);
        }
        usage.forget(key);
        if (entry != null) entry.invalidate();
    }

    private Entry entry(Integer key) {
        synchronized (entries) {
            return entries.get(key);
        }
    }

    int size() {
        synchronized (entries) {
            return entries.size();
        }
    }

    private void evict() {
        Integer oldest = usage.oldest();
        if (oldest == null) return;
        remove(oldest);
        statistics.evicted();
    }

    /** Throws out what is not valid any more. */
    void clean() {
        List<Integer> keys;
        synchronized (entries) {
            keys = new ArrayList<>(entries.keySet());
        }
        for (Integer key : keys) {
            Entry entry = entry(key);
            if (entry != null && !entry.isValid()) remove(key);
        }
    }

    void clear() {
        synchronized (entries) {
            entries.clear();
        }
    }

    synchronized void close() {
        closed = true;
    }

    synchronized boolean isClosed() {
        return closed;
    }

    private void use(int number) {
        for (int i = 0; i < 3; i++) {
            int key = (number + i) % 4;
            if (isClosed()) return;
            switch ((number + i) % 5) {
                case 0 -> put(key, "value " + key);
                case 1 -> get(key);
                case 2 -> remove(key);
                case 3 -> clean();
                default -> statistics.total();
            }
        }
        if (number == 0) clear();
    }

    /** The argument is the number of threads. */
    public static void main(String[] args) {
        ObjectCache cache = new ObjectCache(3);
        for (int key = 0; key < 3; key++) cache.put(key, "value " + key);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            int number = i;
            threads.add(Threads.start(() -> cache.use(number)));
        }
        threads.forEach(Threads::join);
        cache.close();
    }
}
