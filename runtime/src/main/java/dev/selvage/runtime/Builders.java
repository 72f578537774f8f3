package dev.selvage.runtime;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The string builders that threads may share: those that the program has let go of, or has called. What happens to any other one is no event, as the JDK makes it in
 * passing, for the message of an exception, say. Events of it could not be relied on anyway: compiled code makes such a text without a builder, and without its hooks.
 */
public final class Builders {
    private static final int SMALLEST = 64;

    /** Chains of entries, by hash code. Whoever has the baton may change it. */
    private static @Nullable Entry[] table = new @Nullable Entry[SMALLEST];

    private static int size;

    /** Those that statics hold when the next run begins. */
    private static final List<Object> OF_STATICS = new ArrayList<>(2);

    private Builders() {}

    private static final class Entry extends WeakReference<Object> {
        final int hash;

        @Nullable
        Entry next;

        Entry(Object builder, int hash, @Nullable Entry next) {
            super(builder);
            this.hash = hash;
            this.next = next;
        }
    }

    /** Right after a builder was made that its method lets go of. */
    public static void made(Object builder) {
        if (Guard.watching) note(builder);
    }

    private static void note(Object builder) {
        // Also in an initialiser that nobody is scheduled in: threads share what statics hold.
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            add(builder);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Between runs, a static variable gets a new builder. */
    public static void madeForStatic(Object builder) {
        OF_STATICS.add(builder);
    }

    /** For tool code: the builder is one that threads may share. */
    static void add(Object builder) {
        int hash = System.identityHashCode(builder);
        if (isKnown(builder, hash)) return;
        if (size >= table.length) makeRoom();
        put(table, new Entry(builder, hash, null));
        size++;
    }

    /** A {@code StringBuffer} is always known: it guards itself, and who shares one means to. */
    static boolean isKnown(@Nullable Object builder) {
        if (!(builder instanceof StringBuilder)) return true;
        return size > 0 && isKnown(builder, System.identityHashCode(builder));
    }

    private static boolean isKnown(Object builder, int hash) {
        for (Entry entry = table[hash & (table.length - 1)]; entry != null; entry = entry.next) {
            if (entry.hash == hash && entry.get() == builder) return true;
        }
        return false;
    }

    /** A run begins. */
    static void forget() {
        if (size > 0) {
            table = new @Nullable Entry[SMALLEST];
            size = 0;
        }
        for (Object builder : OF_STATICS) add(builder);
        OF_STATICS.clear();
    }

    private static void makeRoom() {
        @Nullable Entry[] old = table;
        int alive = 0;
        for (Entry first : old) {
            for (Entry entry = first; entry != null; entry = entry.next) alive += entry.get() == null ? 0 : 1;
        }
        @Nullable Entry[] renewed = new @Nullable Entry[2 * alive > old.length ? 2 * old.length : old.length];
        size = 0;
        for (Entry first : old) {
            for (Entry entry = first, next; entry != null; entry = next) {
                next = entry.next;
                if (entry.get() == null) continue;
                put(renewed, entry);
                size++;
            }
        }
        table = renewed;
    }

    private static void put(@Nullable Entry[] into, Entry entry) {
        int i = entry.hash & (into.length - 1);
        entry.next = into[i];
        into[i] = entry;
    }
}
