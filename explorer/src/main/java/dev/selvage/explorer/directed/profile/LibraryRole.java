package dev.selvage.explorer.directed.profile;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/** What an object of {@code java.util.concurrent} is for threads that call it. */
enum LibraryRole {
    /** Excludes others. */
    LOCK,
    /** Gives a lock up and takes it back. */
    CONDITION,
    /** Makes threads wait for others. */
    LATCH,
    BARRIER,
    PHASER,
    FUTURE,
    /** Hands things over, first in first out. */
    QUEUE,
    /** Shared data: its calls are accesses. */
    DATA,
    OTHER;

    private static final Set<String> READS = Set.of(
            "contains",
            "containsAll",
            "containsKey",
            "containsValue",
            "element",
            "entrySet",
            "first",
            "firstEntry",
            "firstKey",
            "forEach",
            "get",
            "getFirst",
            "getLast",
            "getOrDefault",
            "indexOf",
            "isEmpty",
            "iterator",
            "keySet",
            "last",
            "lastEntry",
            "lastKey",
            "mappingCount",
            "peek",
            "peekFirst",
            "peekLast",
            "size",
            "stream",
            "toArray",
            "values");

    static LibraryRole of(@Nullable Object receiver) {
        if (receiver == null) return OTHER;
        if (receiver instanceof ReentrantLock || receiver instanceof ReentrantReadWriteLock.WriteLock) return LOCK;
        if (receiver instanceof Condition) return CONDITION;
        if (receiver instanceof CountDownLatch) return LATCH;
        if (receiver instanceof CyclicBarrier) return BARRIER;
        if (receiver instanceof Phaser) return PHASER;
        if (receiver instanceof Future) return FUTURE;
        if (isFifo(receiver)) return QUEUE;
        boolean library = receiver.getClass().getName().startsWith("java.util.concurrent.");
        return library && (receiver instanceof Collection || receiver instanceof Map) ? DATA : OTHER;
    }

    private static boolean isFifo(Object receiver) {
        return receiver instanceof ArrayBlockingQueue
                || receiver instanceof LinkedBlockingQueue
                || receiver instanceof ConcurrentLinkedQueue
                || receiver instanceof LinkedTransferQueue;
    }

    boolean isData() {
        return this == DATA || this == QUEUE;
    }

    /** What a call of a method does to shared data. */
    static Kind access(String method) {
        return READS.contains(method) ? Kind.READ : Kind.UPDATE;
    }
}
