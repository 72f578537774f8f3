package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;

import java.util.List;

/** Classes of {@code java.util.concurrent.locks}. */
final class Locks {
    static final List<Kind> KINDS = List.of(
            lock("ReentrantLock", "new ReentrantLock()"),
            lock("fair ReentrantLock", "new ReentrantLock(true)"),
            kind(
                    "Condition",
                    "final ReentrantLock $oLock = new ReentrantLock();\n"
                            + "final Condition $oCondition = $oLock.newCondition();\nboolean $o;",
                    "$o",
                    act("await", held("    $oCondition.await();\n"), THROWS),
                    act("await for it", held("    while (!$o) $oCondition.await();\n"), THROWS),
                    act(
                            "timed await",
                            held("    r += $oCondition.await(1, TimeUnit.MILLISECONDS) + \" \";\n"),
                            THROWS,
                            TIMED),
                    act("awaitUninterruptibly", held("    if (!$o) $oCondition.awaitUninterruptibly();\n")),
                    act("set and signal", held("    $o = true;\n    $oCondition.signal();\n")),
                    act("set and signalAll", held("    $o = true;\n    $oCondition.signalAll();\n")),
                    act("signal", held("    $oCondition.signal();\n"))),
            kind(
                    "ReentrantReadWriteLock",
                    "final ReentrantReadWriteLock $o = new ReentrantReadWriteLock();",
                    "",
                    act("read lock", "$o.readLock().lock();\ntry {\n$body} finally {\n    $o.readLock().unlock();\n}"),
                    act(
                            "write lock",
                            "$o.writeLock().lock();\ntry {\n$body} finally {\n    $o.writeLock().unlock();\n}"),
                    act(
                            "try write lock",
                            "if ($o.writeLock().tryLock()) {\n    try {\n$body    } finally {\n        $o.writeLock().unlock();\n    }\n} else {\n    r += \"no \";\n}"),
                    look("readers", "$o.getReadLockCount()")),
            kind(
                    "StampedLock",
                    "final StampedLock $o = new StampedLock();",
                    "",
                    act(
                            "write lock",
                            "{\n    long stamp$n = $o.writeLock();\n    try {\n$body    } finally {\n        $o.unlockWrite(stamp$n);\n    }\n}"),
                    act(
                            "read lock",
                            "{\n    long stamp$n = $o.readLock();\n    try {\n$body    } finally {\n        $o.unlockRead(stamp$n);\n    }\n}"),
                    act(
                            "optimistic read",
                            "{\n    long stamp$n = $o.tryOptimisticRead();\n$body    r += $o.validate(stamp$n) + \" \";\n}"),
                    look("isWriteLocked", "$o.isWriteLocked()")));

    private Locks() {}

    private static Kind lock(String name, String made) {
        return kind(
                name,
                "final ReentrantLock $o = " + made + ";",
                "",
                act("lock", "$o.lock();\ntry {\n$body} finally {\n    $o.unlock();\n}"),
                act(
                        "tryLock",
                        "if ($o.tryLock()) {\n    try {\n$body    } finally {\n        $o.unlock();\n    }\n} else {\n    r += \"no \";\n}"),
                act(
                        "lockInterruptibly",
                        "$o.lockInterruptibly();\ntry {\n$body} finally {\n    $o.unlock();\n}",
                        THROWS),
                act(
                        "timed tryLock",
                        "if ($o.tryLock(1, TimeUnit.MILLISECONDS)) {\n    try {\n$body    } finally {\n        $o.unlock();\n    }\n} else {\n    r += \"no \";\n}",
                        THROWS,
                        TIMED),
                look("isLocked", "$o.isLocked()"),
                look("hasQueuedThreads", "$o.hasQueuedThreads()"),
                act("unlock unowned", "$o.unlock();", THROWS));
    }

    private static String held(String statements) {
        return "$oLock.lock();\ntry {\n" + statements + "} finally {\n    $oLock.unlock();\n}";
    }
}
