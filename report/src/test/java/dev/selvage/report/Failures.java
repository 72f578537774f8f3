package dev.selvage.report;

import dev.selvage.report.model.Decision;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.EndlessLoop.Awaited;
import dev.selvage.report.model.EndlessLoop.Writer;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.SlowThreads;
import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.util.ArrayList;
import java.util.List;

/** Failures of small programs, as a campaign would report them. */
public final class Failures {
    private Failures() {}

    /** Two threads increment a counter, and one increment is lost. */
    public static FailureReport lostUpdate() {
        List<TraceEvent> trace = new TraceBuilder("Counter")
                .access(0, 5, "write", "Counter#1", "Counter.count", "0")
                .access(0, 6, "write", null, "Counter.shared", "Counter#1")
                .on(0, 7, "start", "Thread-1")
                .on(0, 8, "start", "Thread-2")
                .plain(1, "begin")
                .access(1, 11, "read", null, "Counter.shared", "Counter#1")
                .access(1, 12, "read", "Counter#1", "Counter.count", "0")
                .plain(2, "begin")
                .access(2, 11, "read", null, "Counter.shared", "Counter#1")
                .access(2, 12, "read", "Counter#1", "Counter.count", "0")
                .access(2, 12, "write", "Counter#1", "Counter.count", "1")
                .plain(2, "end")
                .access(1, 12, "write", "Counter#1", "Counter.count", "1")
                .plain(1, "end")
                .on(0, 9, "join", "Thread-1")
                .on(0, 10, "join", "Thread-2")
                .access(0, 14, "read", "Counter#1", "Counter.count", "1")
                .build();
        ThreadReport main =
                new ThreadReport(0, "main", "died", null, List.of(), List.of("com.acme.Counter.main(Counter.java:15)"));
        return report(
                "assertion",
                "java.lang.AssertionError: expected 2 but was 1",
                "main died of java.lang.AssertionError: expected 2 but was 1",
                List.of(main, finished(1), finished(2)),
                trace);
    }

    /** Two threads take the same two locks in opposite orders. */
    public static FailureReport deadlock() {
        List<TraceEvent> trace = new TraceBuilder("Bank")
                .on(0, 10, "start", "Thread-1")
                .plain(1, "begin")
                .blocked(0, 20, "lock", "Account#1")
                .access(0, 21, "write", "Account#1", "Account.balance", "90")
                .on(0, 22, "unlock", "Account#1")
                .on(0, 20, "lock", "Account#1")
                .on(1, 20, "lock", "Account#2")
                .access(1, 20, "read", "Account#1", "Account.balance", "90")
                .build();
        return report(
                "deadlock",
                "2 threads wait for each other",
                "main and Thread-1 take Account#1 and Account#2 in opposite orders",
                List.of(stuck(0, "main", 2, 1, "Thread-1"), stuck(1, "Thread-1", 1, 2, "main")),
                trace);
    }

    private static ThreadReport stuck(int id, String name, int wanted, int held, String holder) {
        List<String> stack = List.of("com.acme.Bank.transfer(Bank.java:23)", "com.acme.Bank.main(Bank.java:11)");
        String waitsFor = "monitor Account#" + wanted + ", held by " + holder;
        return new ThreadReport(id, name, "blocked", waitsFor, List.of("Account#" + held), stack);
    }

    /** A consumer checks a flag, three producers notify before it waits, and it sleeps for ever. */
    public static FailureReport lostWakeUp() {
        TraceBuilder trace = new TraceBuilder("Box");
        for (int thread = 1; thread <= 3; thread++) trace.on(0, 3, "start", "Thread-" + thread);
        trace.on(0, 4, "lock", "Other#1").access(0, 10, "read", "Box#1", "Box.full", "false");
        for (int thread = 1; thread <= 3; thread++) {
            trace.plain(thread, "begin")
                    .access(thread, 20, "write", "Box#1", "Box.full", "true")
                    .on(thread, 21, "lock", "Box#1")
                    .access(thread, 22, "notify", "Box#1", null, "\"nobody\"")
                    .on(thread, 23, "unlock", "Box#1")
                    .plain(thread, "end");
        }
        trace.on(0, 11, "lock", "Box#1").blocked(0, 12, "wait", "Box#1");
        ThreadReport main = new ThreadReport(
                0, "main", "waiting", "notification on Box#1", List.of(), List.of("com.acme.Box.main(Box.java:12)"));
        return report(
                "lost-wakeup",
                "main waits on Box#1 and nobody is left to notify it",
                "All notifications of Box#1 came before main waited",
                List.of(main, finished(1), finished(2), finished(3)),
                trace.build());
    }

    /** A worker never lowers the flag of a lock and ends; main tries to get it, and another thread waits for main. */
    public static FailureReport livelock() {
        List<TraceEvent> trace = new TraceBuilder("Door")
                .on(0, 3, "start", "Thread-1")
                .on(0, 4, "start", "Thread-2")
                .access(1, 10, "update", "AtomicBoolean#1", "AtomicBoolean.compareAndSet", "true")
                .plain(1, "end")
                .access(0, 10, "update", "AtomicBoolean#1", "AtomicBoolean.compareAndSet", "false")
                .on(0, 11, "yield", null)
                .access(2, 20, "read", "Door#1", "Door.open", "false")
                .build();
        Awaited lock = new Awaited("AtomicBoolean#1", null, "false", trace.get(2), List.of());
        Writer main = new Writer(0, new SourceLine("com.acme.Door", "main", "Door.java", 12));
        Awaited flag = new Awaited("Door#1", "Door.open", "false", null, List.of(main));
        List<EndlessLoop> cycle = List.of(
                new EndlessLoop(0, trace.subList(4, 6), List.of(lock)),
                new EndlessLoop(2, trace.subList(6, 7), List.of(flag)));
        return report(
                "livelock",
                "threads loop for ever without progress",
                "Livelock: threads go round",
                List.of(runnable(0, "main", 10), finished(1), runnable(2, "Thread-2", 20)),
                cycle,
                trace,
                shortSchedule());
    }

    private static ThreadReport runnable(int id, String name, int line) {
        return new ThreadReport(
                id, name, "runnable", null, List.of(), List.of("com.acme.Door.run(Door.java:" + line + ")"));
    }

    /** A program whose threads share one counter for a long time. */
    public static FailureReport longRun(int events) {
        TraceBuilder trace = new TraceBuilder("Counter");
        for (int i = 0; i < events; i++) {
            int thread = 1 + i / 3 % 2;
            trace.access(thread, 12, i % 2 == 0 ? "read" : "write", "Counter#1", "Counter.count", "" + i);
        }
        return withTrace(lostUpdate(), trace.build());
    }

    /** A schedule that hardly ever repeats itself. */
    public static List<Decision> longSchedule(int length) {
        List<Decision> decisions = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            List<Integer> options = i % 7 == 0 ? List.of(0, 1, 2) : List.of(1, 2);
            decisions.add(new Decision(i % 11 == 0 ? "notify" : "run", 1 + i % 2, options));
        }
        return decisions;
    }

    public static FailureReport withTrace(FailureReport f, List<TraceEvent> trace) {
        return report(f.kind(), f.message(), f.cause(), f.threads(), trace);
    }

    public static FailureReport withCycle(FailureReport f, List<EndlessLoop> cycle) {
        return report(f.kind(), f.message(), f.cause(), f.threads(), cycle, f.trace(), f.decisions());
    }

    public static FailureReport withDecisions(FailureReport f, List<Decision> decisions) {
        return report(f.kind(), f.message(), f.cause(), f.threads(), f.cycle(), f.trace(), decisions);
    }

    /** A failure that needs threads to be slow. */
    public static FailureReport slow(List<SlowThreads> slow) {
        FailureReport f = lostUpdate();
        return report(f.kind(), f.message(), f.cause(), f.threads(), f.cycle(), f.trace(), f.decisions(), slow);
    }

    public static FailureReport report(
            String kind, String message, String cause, List<ThreadReport> threads, List<TraceEvent> trace) {
        return report(kind, message, cause, threads, List.of(), trace, shortSchedule());
    }

    private static List<Decision> shortSchedule() {
        return List.of(
                new Decision("run", 1, List.of(0, 1)),
                new Decision("run", 1, List.of(0, 1)),
                new Decision("notify", 2, List.of(1, 2)));
    }

    private static FailureReport report(
            String kind,
            String message,
            String cause,
            List<ThreadReport> threads,
            List<EndlessLoop> cycle,
            List<TraceEvent> trace,
            List<Decision> decisions) {
        return report(kind, message, cause, threads, cycle, trace, decisions, List.of());
    }

    private static FailureReport report(
            String kind,
            String message,
            String cause,
            List<ThreadReport> threads,
            List<EndlessLoop> cycle,
            List<TraceEvent> trace,
            List<Decision> decisions,
            List<SlowThreads> slow) {
        ProgramInfo program = new ProgramInfo(
                List.of("/app/app.jar"), "com.acme.Main", List.of("-x"), List.of("com.acme."), List.of());
        return new FailureReport(
                FailureReport.FORMAT,
                kind,
                message,
                cause,
                program,
                "random",
                42,
                17,
                1_000_000,
                "last",
                "17.0.15",
                "9f3c",
                threads,
                cycle,
                decisions,
                trace,
                List.of("last line"),
                slow,
                List.of());
    }

    public static ThreadReport finished(int id) {
        return new ThreadReport(id, "Thread-" + id, "finished", null, List.of(), List.of());
    }
}
