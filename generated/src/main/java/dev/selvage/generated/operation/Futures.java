package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.INTERRUPTS;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;

import java.util.List;

/** Futures, and what is kept per thread. */
final class Futures {
    static final List<Kind> KINDS = List.of(
            kind(
                    "CompletableFuture",
                    "final CompletableFuture<Integer> $o = new CompletableFuture<>();",
                    "$o.getNow(0)",
                    look("complete", "$o.complete($v)"),
                    look("join", "$o.join()", THROWS),
                    look("get", "$o.get()", THROWS),
                    look("timed get", "$o.get(1, TimeUnit.MILLISECONDS)", THROWS, TIMED),
                    look("getNow", "$o.getNow(0)"),
                    look("isDone", "$o.isDone()"),
                    look("obtrude", "$o.thenApply(x -> x + $v).getNow(0)")),
            kind(
                    "FutureTask",
                    "final AtomicInteger $oRuns = new AtomicInteger();\n"
                            + "final FutureTask<Integer> $o = new FutureTask<>(() -> $oRuns.incrementAndGet());",
                    "$oRuns",
                    act("run", "$o.run();"),
                    look("get", "$o.get()", THROWS),
                    look("cancel", "$o.cancel(false)"),
                    look("cancel with interrupt", "$o.cancel(true)", INTERRUPTS),
                    look("isDone", "$o.isDone()"),
                    look("isCancelled", "$o.isCancelled()")),
            kind(
                    "ThreadLocal",
                    "final ThreadLocal<Integer> $o = ThreadLocal.withInitial(() -> 0);",
                    "",
                    look("get", "$o.get()"),
                    act("set", "$o.set($v);")),
            kind(
                    "latch of a future",
                    "final CompletableFuture<Integer> $o = new CompletableFuture<>();\nfinal AtomicInteger $oSum = new AtomicInteger();",
                    "$oSum",
                    act("complete", "$o.complete(1);", COMMUTES),
                    act("add when done", "$o.thenAccept($oSum::addAndGet);"),
                    look("sum", "$oSum")));

    private Futures() {}
}
