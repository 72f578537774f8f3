package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Trait.COMMUTES;

import java.util.List;

/** Counters that are guarded in the ways in which programs guard what they share. */
final class Counters {
    static final List<Kind> KINDS = List.of(
            guarded(
                    "locked counter",
                    "ReentrantLock $oLock = new ReentrantLock()",
                    "$oLock.lock();",
                    "$oLock.unlock();"),
            guarded(
                    "read-write counter",
                    "ReentrantReadWriteLock $oLock = new ReentrantReadWriteLock()",
                    "$oLock.writeLock().lock();",
                    "$oLock.writeLock().unlock();"),
            guarded(
                    "semaphore counter",
                    "Semaphore $oLock = new Semaphore(1)",
                    "$oLock.acquireUninterruptibly();",
                    "$oLock.release();"),
            guarded(
                    "spin-locked counter",
                    "AtomicBoolean $oLock = new AtomicBoolean()",
                    "while (!$oLock.compareAndSet(false, true)) Thread.onSpinWait();",
                    "$oLock.set(false);"),
            guarded(
                    "yielding counter",
                    "AtomicInteger $oLock = new AtomicInteger()",
                    "while ($oLock.getAndSet(1) == 1) Thread.yield();",
                    "$oLock.set(0);"),
            guarded(
                    "counter with attempts",
                    "ReentrantLock $oLock = new ReentrantLock()",
                    "while (!$oLock.tryLock()) Thread.yield();",
                    "$oLock.unlock();"));

    private Counters() {}

    private static Kind guarded(String name, String lock, String enter, String leave) {
        return kind(
                name,
                "final " + lock + ";\nint $o;",
                "$o",
                act("add", enter + "\n$o += $v;\n" + leave, COMMUTES),
                act("add and read", enter + "\nr += ($o += $v) + \" \";\n" + leave),
                act("read", enter + "\nr += $o + \" \";\n" + leave));
    }
}
