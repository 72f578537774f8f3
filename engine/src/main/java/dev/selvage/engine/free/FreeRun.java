package dev.selvage.engine.free;

import dev.selvage.engine.model.Groups;
import dev.selvage.engine.model.Handlers;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunPools;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import dev.selvage.runtime.Free;
import dev.selvage.runtime.RunAbandoned;
import dev.selvage.runtime.RunState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** One free run: its threads, and the thread that waits for its end. */
final class FreeRun {
    private static final long LOOK_MILLIS = 20;

    private final Interference interference;
    private final Duration timeout;
    private final BooleanSupplier over;
    private final Identities identities = new Identities();
    private final RunPools pools = new RunPools(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    private final List<FreeStrand> strands = new ArrayList<>();
    private final Map<Thread, FreeStrand> byThread = new IdentityHashMap<>();
    private final List<Thread> shutdownHooks = new ArrayList<>();
    private volatile FreeStrand[] all = {};
    private int users;
    private @Nullable RunEnd end;
    private List<StrandSnapshot> snapshots = List.of();
    private volatile boolean ended;

    /** @param over tells, at any time, that nobody waits for the rest of the run */
    FreeRun(Interference interference, Duration timeout, BooleanSupplier over) {
        this.interference = interference;
        this.timeout = timeout;
        this.over = over;
    }

    /** Runs the program to its end, or until it is known to have none. */
    FreeOutcome execute(Runnable program, Recording recording) {
        RunState.resetNames();
        // A group of its own, in which no thread that an earlier run has left is counted.
        Thread main = new Thread(new ThreadGroup(Groups.PROGRAM.getName()), program, "main");
        main.setDaemon(false);
        FreeStrand root = adopt(main);
        if (root == null) throw new IllegalStateException("the main thread is no thread of the program");
        Free.begin(root, recording.hasMemory());
        try {
            main.start();
            RunEnd ending = awaitEnd();
            if (ending.isOfInterest()) snapshots = Standing.of(strands());
            return outcome(ending);
        } finally {
            ended = true;
            Free.watchAll();
        }
    }

    private FreeOutcome outcome(RunEnd ending) {
        List<FreeStrand> all = strands();
        long events = all.stream().mapToLong(strand -> strand.log().size()).sum();
        RunResult result = new RunResult(
                ending, events, 0, 0, new int[0], all.size(), snapshots, List.of(), List.of(), false, List.of());
        return new FreeOutcome(result, new FreeTrace(all, identities));
    }

    // ---- the end

    private RunEnd awaitEnd() {
        long start = System.nanoTime();
        Standstill standstill = new Standstill();
        while (true) {
            RunEnd known = awaitChange();
            if (known != null) return known;
            if (over.getAsBoolean()) return new RunEnd.Stopped();
            List<FreeStrand> all = strands();
            if (standstill.isDeadlock(all)) return new RunEnd.Stuck();
            if (standstill.isIdle(all)) conclude();
            else if (standstill.isForEver(all)) return new RunEnd.Stuck();
            else if (System.nanoTime() - start > timeout.toNanos()) return new RunEnd.TimedOut(timeout.toMillis());
        }
    }

    /** Waits a little; returns how the run ended, if it did. */
    private synchronized @Nullable RunEnd awaitChange() {
        try {
            if (end == null && users > 0) TimeUnit.MILLISECONDS.timedWait(this, LOOK_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
        if (end == null && users == 0) conclude();
        return end;
    }

    /** The program is at its end: what it wanted to be done last comes now, and then nothing more. */
    private synchronized void conclude() {
        if (end != null) return;
        if (shutdownHooks.isEmpty()) {
            end = new RunEnd.Completed();
            return;
        }
        for (Thread hook : List.copyOf(shutdownHooks)) {
            hook.setDaemon(false);
            FreeStrand strand = adopt(hook);
            if (strand != null) Free.add(strand);
            hook.start();
        }
        shutdownHooks.clear();
    }

    private synchronized void endWith(RunEnd ending) {
        if (end == null) end = ending;
        notifyAll();
    }

    // ---- what threads tell

    Interference interference() {
        return interference;
    }

    Identities identities() {
        return identities;
    }

    /** All threads so far, for whoever cannot wait. */
    FreeStrand[] all() {
        return all;
    }

    synchronized List<FreeStrand> strands() {
        return List.copyOf(strands);
    }

    /** Makes a new thread one of the run; null for one that serves the JVM. */
    synchronized @Nullable FreeStrand adopt(Thread thread) {
        if (Groups.isSystem(thread) || isCarrier(thread)) return null;
        FreeStrand strand = new FreeStrand(strands.size(), thread, this);
        strands.add(strand);
        all = strands.toArray(new FreeStrand[0]);
        byThread.put(thread, strand);
        if (!strand.isDaemon()) users++;
        return strand;
    }

    /** Virtual threads of all runs are mounted on the same few threads of the JDK, whoever needed them first. */
    private static boolean isCarrier(Thread thread) {
        return thread.getClass().getName().equals("jdk.internal.misc.CarrierThread");
    }

    synchronized @Nullable FreeStrand strandOf(Thread thread) {
        return byThread.get(thread);
    }

    synchronized void ended(FreeStrand strand) {
        strand.markEnded();
        if (!strand.isDaemon() && --users == 0) notifyAll();
    }

    boolean isHandled(Thread thread) {
        return Handlers.handle(thread);
    }

    /** Nothing in the program handles what the thread dies of. */
    void died(FreeStrand strand, Throwable thrown) {
        endWith(new RunEnd.Died(strand.id(), thrown));
    }

    /** Some of its threads wait for one another, and always will. */
    void stuck() {
        endWith(new RunEnd.Stuck());
    }

    void exits(int status) {
        endWith(new RunEnd.Exited(status));
    }

    boolean isOver() {
        return ended;
    }

    /** Ends the calling thread by an error when the run is over. */
    void checkGoesOn() {
        if (ended) throw new RunAbandoned();
    }

    RunPools pools() {
        return pools;
    }

    synchronized void addShutdownHook(Thread hook) {
        shutdownHooks.add(hook);
    }

    synchronized boolean removeShutdownHook(Thread hook) {
        return shutdownHooks.remove(hook);
    }
}
