package dev.selvage.explorer.directed.profile;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
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
    SEMAPHORE,
    EXCHANGER,
    /** Hands things over, first in first out. */
    QUEUE,
    /** Shared data: its calls are accesses. */
    DATA,
    OTHER;

    private record Known(Class<?> type, LibraryRole role) {}

    /**
     * In the order in which they count where a type is several of them: what it is by inheritance says more than which interfaces it
     * implements besides.
     */
    private static final List<Known> SYNCHRONIZERS = List.of(
            new Known(ReentrantLock.class, LOCK),
            new Known(ReentrantReadWriteLock.WriteLock.class, LOCK),
            new Known(CountDownLatch.class, LATCH),
            new Known(CyclicBarrier.class, BARRIER),
            new Known(Phaser.class, PHASER),
            new Known(Semaphore.class, SEMAPHORE),
            new Known(Exchanger.class, EXCHANGER),
            new Known(ArrayBlockingQueue.class, QUEUE),
            new Known(LinkedBlockingQueue.class, QUEUE),
            new Known(ConcurrentLinkedQueue.class, QUEUE),
            new Known(LinkedTransferQueue.class, QUEUE),
            new Known(Condition.class, CONDITION),
            new Known(Future.class, FUTURE));

    private static final Set<String> READS = Set.of(
            "contains",
            "containsAll",
            "containsKey",
            "containsValue",
            "copy",
            "deepEquals",
            "deepHashCode",
            "deepToString",
            "element",
            "entrySet",
            "equals",
            "first",
            "firstEntry",
            "firstKey",
            "forEach",
            "get",
            "getFirst",
            "getLast",
            "getOrDefault",
            "hash",
            "hashCode",
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
            "toString",
            "values");

    static LibraryRole of(@Nullable Object receiver) {
        return receiver == null ? OTHER : ofType(receiver.getClass());
    }

    static LibraryRole ofType(Class<?> type) {
        for (Known known : SYNCHRONIZERS) {
            if (known.type.isAssignableFrom(type)) return known.role;
        }
        boolean library = type.getName().startsWith("java.util.concurrent.");
        boolean data = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
        return library && data ? DATA : OTHER;
    }

    boolean isData() {
        return this == DATA || this == QUEUE;
    }

    /** What a call of a method does to shared data. */
    static Kind access(String method) {
        return READS.contains(method) ? Kind.READ : Kind.UPDATE;
    }
}
