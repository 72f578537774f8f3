package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.INTERRUPTS;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;

import java.util.List;

/** Tasks that others run: fork and join, timers, stages of futures, several tasks at once. */
final class Tasks {
    private static final String COUNT = "final AtomicInteger $oCount = new AtomicInteger();\n";

    static final List<Kind> KINDS = List.of(
            kind(
                            "ForkJoinPool",
                            COUNT + "final ForkJoinPool $o = new ForkJoinPool(2);",
                            "$oCount",
                            look("submit and join", "$o.submit(() -> $oCount.addAndGet($v)).join()", THROWS),
                            act("execute", "$o.execute(() -> $oCount.addAndGet($v));", THROWS),
                            Executors.idleTasks(),
                            look("invoke", "$o.invoke(ForkJoinTask.adapt(() -> $oCount.getAndSet($v)))", THROWS),
                            look("count", "$oCount"))
                    .closedBy("$o.shutdown();"),
            kind(
                            "tasks at once",
                            COUNT + "final ExecutorService $o = Executors.newFixedThreadPool(2);\n"
                                    + "final Callable<Integer> $oTask = () -> $oCount.incrementAndGet();",
                            "$oCount",
                            act("invokeAll", "$o.invokeAll(List.of($oTask, $oTask));", THROWS),
                            look("invokeAny", "$o.invokeAny(List.of($oTask, () -> $v))", THROWS, INTERRUPTS),
                            look("count", "$oCount"))
                    .closedBy("$o.shutdown();"),
            kind(
                            "CompletionService",
                            COUNT + "final ExecutorService $oPool = Executors.newFixedThreadPool(2);\n"
                                    + "final CompletionService<Integer> $o ="
                                    + " new ExecutorCompletionService<>($oPool);",
                            "$oCount",
                            act("submit", "$o.submit(() -> $oCount.addAndGet($v));", THROWS),
                            look("take", "$o.take().get()", THROWS),
                            look("poll", "($o.poll() == null)"))
                    .closedBy("$oPool.shutdown();"),
            kind(
                            "stages",
                            COUNT + "final ExecutorService $oPool = Executors.newSingleThreadExecutor();\n"
                                    + "final CompletableFuture<Integer> $o = new CompletableFuture<>();",
                            "$o.getNow(0) + $oCount.get()",
                            look("complete", "$o.complete($v)"),
                            act("thenAccept", "$o.thenAccept($oCount::addAndGet);"),
                            look("thenApplyAsync", "$o.thenApplyAsync(x -> x + $v, $oPool).join()", THROWS),
                            look(
                                    "supplyAsync",
                                    "CompletableFuture.supplyAsync($oCount::incrementAndGet, $oPool).join()",
                                    THROWS),
                            look("cancel", "$o.cancel(true)"),
                            look("completeExceptionally", "$o.completeExceptionally(new IllegalStateException())"),
                            look(
                                    "anyOf",
                                    "CompletableFuture.anyOf($o, CompletableFuture.supplyAsync($oCount::get, $oPool)).join()",
                                    THROWS),
                            look("orTimeout", "$o.copy().orTimeout(1, TimeUnit.MILLISECONDS).join()", THROWS, TIMED))
                    .closedBy("$oPool.shutdown();"),
            kind(
                            "Timer",
                            COUNT + "final Timer $o = new Timer(true);\nTimerTask $oTask(int by) {\n"
                                    + "    return new TimerTask() {\n        public void run() {\n"
                                    + "            $oCount.addAndGet(by);\n        }\n    };\n}",
                            "",
                            act("schedule", "$o.schedule($oTask($v), 1);", THROWS, TIMED),
                            look("count", "$oCount"),
                            act("cancel", "$o.cancel();"))
                    .closedBy("$o.cancel();"),
            kind(
                    "common pool",
                    COUNT,
                    "$oCount",
                    act(
                            "parallel stream",
                            "java.util.stream.IntStream.range(0, 2).parallel().forEach(i -> $oCount.addAndGet($v));"),
                    look("count", "$oCount")));

    private Tasks() {}
}
