package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;

import java.util.List;

/** Semaphores, latches, barriers, phasers, exchangers. */
final class Synchronizers {
    static final List<Kind> KINDS = List.of(
            kind(
                    "Semaphore",
                    "final Semaphore $o = new Semaphore(1);",
                    "$o.availablePermits()",
                    act("acquire", "$o.acquire();", THROWS),
                    act("release", "$o.release();"),
                    look("tryAcquire", "$o.tryAcquire()"),
                    look("timed tryAcquire", "$o.tryAcquire(1, TimeUnit.MILLISECONDS)", THROWS, TIMED),
                    act("held", "$o.acquireUninterruptibly();\ntry {\n$body} finally {\n    $o.release();\n}"),
                    look("availablePermits", "$o.availablePermits()"),
                    look("drainPermits", "$o.drainPermits()")),
            kind(
                    "CountDownLatch",
                    "final CountDownLatch $o = new CountDownLatch(2);",
                    "$o.getCount()",
                    act("countDown", "$o.countDown();", COMMUTES),
                    act("await", "$o.await();", THROWS),
                    look("timed await", "$o.await(1, TimeUnit.MILLISECONDS)", THROWS, TIMED),
                    look("getCount", "$o.getCount()")),
            kind(
                    "CyclicBarrier",
                    "final CyclicBarrier $o = new CyclicBarrier(2);",
                    "$o.isBroken()",
                    look("await", "$o.await()", THROWS),
                    look("timed await", "$o.await(1, TimeUnit.MILLISECONDS)", THROWS, TIMED),
                    act("reset", "$o.reset();"),
                    look("getNumberWaiting", "$o.getNumberWaiting()")),
            kind(
                    "Phaser",
                    "final Phaser $o = new Phaser(2);",
                    "$o.getPhase()",
                    look("arrive", "$o.arrive()"),
                    look("arriveAndAwaitAdvance", "$o.arriveAndAwaitAdvance()"),
                    look("arriveAndDeregister", "$o.arriveAndDeregister()"),
                    look("register", "$o.register()"),
                    look("awaitAdvance", "$o.awaitAdvance(0)"),
                    look("getPhase", "$o.getPhase()")),
            kind(
                    "Exchanger",
                    "final Exchanger<Integer> $o = new Exchanger<>();",
                    "",
                    look("exchange", "$o.exchange($v)", THROWS),
                    look("timed exchange", "$o.exchange($v, 1, TimeUnit.MILLISECONDS)", THROWS, TIMED)));

    private Synchronizers() {}
}
