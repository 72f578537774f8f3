package dev.selvage.explorer.touch;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.ThreadAccess;
import dev.selvage.runtime.VirtualThreadAccess;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is known about the state that classes of {@code java.util.concurrent} keep. */
final class LibraryState {
    private static final String CONCURRENT = "java.util.concurrent.";

    /** Classes whose methods touch the state of their own object only. Parts of a {@code ConcurrentSkipListSet} are sets of the same class, and touch that one, too. */
    private static final Set<String> SELF_CONTAINED = Set.of(
            "ArrayBlockingQueue",
            "ConcurrentHashMap",
            "ConcurrentLinkedDeque",
            "ConcurrentLinkedQueue",
            "ConcurrentSkipListMap",
            "CopyOnWriteArrayList",
            "CopyOnWriteArraySet",
            "CountDownLatch",
            "CyclicBarrier",
            "Exchanger",
            "LinkedBlockingDeque",
            "LinkedBlockingQueue",
            "LinkedTransferQueue",
            "PriorityBlockingQueue",
            "Semaphore",
            "SynchronousQueue",
            "locks.ReentrantLock",
            "locks.StampedLock");

    /** Methods of those that change nothing. */
    private static final Set<String> READS = Set.of(
            "availablePermits",
            "contains",
            "containsKey",
            "get",
            "getCount",
            "getOrDefault",
            "isEmpty",
            "isLocked",
            "peek",
            "size");

    /** Methods that go through another collection as well, which may be a concurrent one, too. */
    private static final Set<String> OF_TWO =
            Set.of("addAll", "containsAll", "drainTo", "equals", "putAll", "removeAll", "retainAll");

    private static final Set<String> LOOKING = Set.of("equals", "hashCode", "text", "toString");

    private LibraryState() {}

    /** Whether a method of a collection, given as {@code Class.method}, asks each of its elements about itself. */
    static boolean looksIntoElements(String member) {
        return LOOKING.contains(member.substring(member.lastIndexOf('.') + 1));
    }

    /** Whether the program accesses a field that a class of the JDK has left open to it. */
    static boolean isOpenField(@Nullable Site site) {
        return site != null && site.user && site.field != null && site.field.startsWith("java");
    }

    static boolean isConcurrent(Object object) {
        return object.getClass().getName().startsWith(CONCURRENT);
    }

    /** Whether a method of a self-contained class, given as {@code Class.method}, touches more than its object. */
    static boolean isOfTwo(String member) {
        return OF_TWO.contains(member.substring(member.lastIndexOf('.') + 1));
    }

    static boolean isSelfContained(Object receiver) {
        String name = receiver.getClass().getName();
        if (name.equals("java.util.Random")) return true;
        return name.startsWith(CONCURRENT) && SELF_CONTAINED.contains(name.substring(CONCURRENT.length()));
    }

    /** Whether a method of a self-contained class, given as {@code Class.method}, is a pure read. */
    static boolean isRead(String member) {
        return READS.contains(member.substring(member.lastIndexOf('.') + 1));
    }

    /** Whether the library's code is what a thread runs, calling the program from there: a worker of a pool, say. */
    static boolean isDrivenByLibrary(Thread thread) {
        if (VirtualThreadAccess.isVirtual(thread)) return isOfJdk(VirtualThreadAccess.taskOf(thread));
        boolean ownClass = thread.getClass() != Thread.class;
        if (ownClass && isOfJdk(thread)) return true;
        if (thread instanceof java.util.concurrent.ForkJoinWorkerThread) return true;
        return isOfJdk(ThreadAccess.taskOf(thread));
    }

    private static boolean isOfJdk(@Nullable Object object) {
        return object != null && object.getClass().getName().startsWith("java.");
    }
}
