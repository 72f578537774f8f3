package dev.selvage.agent.rewrite;

import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/** Knows the methods of {@code java.util} that only look, and those that may turn out to have done nothing else. */
final class LibraryReaders {
    private static final String CONCURRENT = "java/util/concurrent/";

    /** Interfaces and classes whose implementations may be concurrent ones. */
    private static final Set<String> COLLECTIONS = Set.of(
            "java/util/Collection",
            "java/util/Deque",
            "java/util/List",
            "java/util/Map",
            "java/util/NavigableMap",
            "java/util/NavigableSet",
            "java/util/Queue",
            "java/util/Set",
            "java/util/SortedMap",
            "java/util/SortedSet");

    private static final Set<String> WITHOUT_ARGUMENTS = Set.of(
            "availablePermits",
            "getActiveCount",
            "getArrivedParties",
            "getCompletedTaskCount",
            "getCount",
            "getNumberWaiting",
            "getPhase",
            "getPoolSize",
            "getQueueLength",
            "getUnarrivedParties",
            "hasQueuedThreads",
            "isBroken",
            "isCancelled",
            "isCompletedAbnormally",
            "isCompletedExceptionally",
            "isCompletedNormally",
            "isDone",
            "isEmpty",
            "isHeldByCurrentThread",
            "isLocked",
            "isQuiescent",
            "isReadLocked",
            "isShutdown",
            "isTerminated",
            "isTerminating",
            "isWriteLocked",
            "mappingCount",
            "peek",
            "peekFirst",
            "peekLast",
            "remainingCapacity",
            "size");

    private static final Set<String> LOOK_UPS = Set.of(
            "contains(Ljava/lang/Object;)Z",
            "containsKey(Ljava/lang/Object;)Z",
            "get(Ljava/lang/Object;)Ljava/lang/Object;",
            "getOrDefault(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");

    private static final Set<String> POLLS = Set.of("poll", "pollFirst", "pollLast", "pollFirstEntry", "pollLastEntry");

    private LibraryReaders() {}

    /** Whether the call changes nothing, whatever it returns. */
    static boolean isReader(MethodInsnNode call) {
        if (!isLibrary(call)) return false;
        return call.desc.startsWith("()") && WITHOUT_ARGUMENTS.contains(call.name)
                || LOOK_UPS.contains(call.name + call.desc);
    }

    /** Whether the call changes nothing when it returns null. */
    static boolean isPoll(MethodInsnNode call) {
        return isLibrary(call) && call.desc.startsWith("()L") && POLLS.contains(call.name);
    }

    private static boolean isLibrary(MethodInsnNode call) {
        return call.owner.startsWith(CONCURRENT) || COLLECTIONS.contains(call.owner);
    }
}
