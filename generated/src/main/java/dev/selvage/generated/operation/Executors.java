package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;

import java.util.List;

/** Pools of threads; the counter is what their tasks share. */
final class Executors {
    static final List<Kind> KINDS = List.of(
            pool("single thread", "Executors.newSingleThreadExecutor()"),
            pool("fixed pool", "Executors.newFixedThreadPool(2)"),
            pool("cached pool", "Executors.newCachedThreadPool()"),
            kind(
                            "scheduled pool",
                            "final AtomicInteger $oCount = new AtomicInteger();\n"
                                    + "final ScheduledExecutorService $o = Executors.newScheduledThreadPool(1);",
                            "$oCount",
                            act(
                                    "schedule",
                                    "$o.schedule(() -> $oCount.addAndGet($v), 1, TimeUnit.MILLISECONDS);",
                                    THROWS,
                                    TIMED),
                            look("count", "$oCount"),
                            idleTasks(),
                            act("shutdown", "$o.shutdown();"))
                    .closedBy("$o.shutdown();"));

    private Executors() {}

    private static Kind pool(String name, String made) {
        return kind(
                        name,
                        "final AtomicInteger $oCount = new AtomicInteger();\nfinal ExecutorService $o = " + made + ";",
                        "$oCount",
                        act("execute", "$o.execute(() -> $oCount.addAndGet($v));", THROWS),
                        look("submit and get", "$o.submit(() -> $oCount.addAndGet($v)).get()", THROWS),
                        act("submit", "$o.submit(() -> $oCount.getAndSet($v));", THROWS),
                        look("cancel", "$o.submit(() -> $oCount.addAndGet($v)).cancel(false)", THROWS),
                        look("count", "$oCount"),
                        act("shutdown", "$o.shutdown();"),
                        look("shutdownNow", "$o.shutdownNow().size()"),
                        look("isShutdown", "$o.isShutdown()"),
                        idleTasks())
                .closedBy("$o.shutdown();");
    }

    /** Tasks that do nothing have no event of their own by which one could overtake the other. */
    static Operation idleTasks() {
        return act(
                "idle tasks",
                "Future<?> a$n = $o.submit(() -> {});\nFuture<?> b$n = $o.submit(() -> {});\n"
                        + "r += b$n.isDone() + \" \" + a$n.isDone() + \" \";",
                THROWS);
    }
}
