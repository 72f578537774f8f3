package dev.selvage.engine.model;

import dev.selvage.runtime.Library;
import dev.selvage.runtime.Operation;
import java.util.List;
import java.util.Set;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether an interrupt, or a cancellation, meets a call of {@code java.util.concurrent} that looks at the interrupt flag first and does its work
 * then. A call is one step, so no schedule shows what comes of an interrupt in between; and neither what comes of one at the moment a task ends.
 */
final class Interruptions {
    /** Methods that throw when the thread was interrupted before. */
    private static final Set<String> INTERRUPTIBLE = Set.of(
            "acquire",
            "await",
            "awaitAdvanceInterruptibly",
            "awaitNanos",
            "awaitTermination",
            "awaitUntil",
            "exchange",
            "get",
            "invokeAll",
            "invokeAny",
            "lockInterruptibly",
            "offer",
            "offerFirst",
            "offerLast",
            "poll",
            "pollFirst",
            "pollLast",
            "put",
            "putFirst",
            "putLast",
            "readLockInterruptibly",
            "take",
            "takeFirst",
            "takeLast",
            "transfer",
            "tryAcquire",
            "tryLock",
            "tryReadLock",
            "tryTransfer",
            "tryWriteLock",
            "writeLockInterruptibly");

    private enum Method {
        INTERRUPTIBLE,
        CANCELLING,
        INTERRUPTING,
        OTHER
    }

    private final BySite<Method> methods = new BySite<>(Interruptions::methodOf, Method.OTHER);

    private static Method methodOf(String member) {
        String name = BySite.method(member);
        if (name.equals("cancel")) return Method.CANCELLING;
        if (name.equals("interrupt")) return Method.INTERRUPTING;
        return INTERRUPTIBLE.contains(name) ? Method.INTERRUPTIBLE : Method.OTHER;
    }

    /** The object whose call is met by the one that {@code me} is about to make; null if there is none. */
    @Nullable
    Object metBy(List<ModelStrand> strands, ModelStrand me, Object receiver, int site) {
        Method method = methods.at(site);
        if (method == Method.OTHER || Library.hasPointsInside()) return null;
        return switch (method) {
            case CANCELLING -> receiver instanceof FutureTask && hasOthers(strands, me) ? receiver : null;
            case INTERRUPTING -> interruptibleCallOf(strands, receiver);
            default -> ConcurrentParts.isConcurrent(receiver) && isAboutToBeInterrupted(strands, me) ? receiver : null;
        };
    }

    private static boolean hasOthers(List<ModelStrand> strands, ModelStrand me) {
        for (ModelStrand other : strands) {
            if (other != me && other.phase != ModelStrand.Phase.FINISHED) return true;
        }
        return false;
    }

    private @Nullable Object interruptibleCallOf(List<ModelStrand> strands, Object thread) {
        for (ModelStrand other : strands) {
            Object called = other.identity() == thread && other.aboutToAccess ? other.target : null;
            if (called == null || !ConcurrentParts.isConcurrent(called)) continue;
            if (methods.at(other.site) == Method.INTERRUPTIBLE) return called;
        }
        return null;
    }

    private static boolean isAboutToBeInterrupted(List<ModelStrand> strands, ModelStrand me) {
        for (ModelStrand other : strands) {
            if (other.aboutToAccess && other.operation == Operation.INTERRUPT && other.target == me.identity())
                return true;
        }
        return false;
    }
}
