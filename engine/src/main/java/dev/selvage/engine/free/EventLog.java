package dev.selvage.engine.free;

import dev.selvage.engine.free.FreeEvent.Moment;
import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.List;

/** The events of one thread, as numbers; written by that thread alone. When it is full, the oldest give way. */
final class EventLog {
    private static final Operation[] OPERATIONS = Operation.values();
    private static final Moment[] MOMENTS = Moment.values();
    private static final int FIELDS = 4;
    private static final int FIRST_CHUNK = 256 * FIELDS;
    private static final int CHUNK = 4096 * FIELDS;
    private static final int MOST_CHUNKS = 256;
    private static final int KIND_BITS = 8;

    private final List<long[]> chunks = new ArrayList<>();
    private long[] chunk = new long[FIRST_CHUNK];
    private int used;
    private long size;
    private long dropped;

    EventLog() {
        chunks.add(chunk);
    }

    void add(Operation operation, Moment moment, int site, int userSite, long object, long index) {
        if (used == chunk.length) nextChunk();
        int at = used;
        chunk[at] = System.nanoTime();
        chunk[at + 1] = (long) site << 32 | userSite;
        chunk[at + 2] = object;
        chunk[at + 3] = index << KIND_BITS | operation.ordinal() * MOMENTS.length + moment.ordinal();
        used = at + FIELDS;
        size++;
    }

    private void nextChunk() {
        if (chunks.size() < MOST_CHUNKS) {
            chunk = new long[CHUNK];
        } else {
            chunk = chunks.remove(0);
            dropped += chunk.length / FIELDS;
            if (chunk.length < CHUNK) chunk = new long[CHUNK];
        }
        chunks.add(chunk);
        used = 0;
    }

    /** How many events there were so far. */
    long size() {
        return size;
    }

    /** How many of them are gone. */
    long dropped() {
        return dropped;
    }

    void appendTo(List<FreeEvent> events, int thread) {
        for (long[] part : List.copyOf(chunks)) {
            int end = part == chunk ? used : part.length;
            for (int at = 0; at < end; at += FIELDS) events.add(event(part, at, thread));
        }
    }

    private static FreeEvent event(long[] part, int at, int thread) {
        int kind = (int) part[at + 3] & ((1 << KIND_BITS) - 1);
        return new FreeEvent(
                thread,
                OPERATIONS[kind / MOMENTS.length],
                MOMENTS[kind % MOMENTS.length],
                (int) (part[at + 1] >>> 32),
                (int) part[at + 1],
                part[at + 2],
                part[at + 3] >> KIND_BITS,
                part[at]);
    }
}
