package dev.selvage.engine.model;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.RunState;
import dev.selvage.runtime.SharedStates;
import dev.selvage.runtime.ThreadAccess;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One run from its beginning to its result. Where nothing of it is left, its objects serve for the next one: they are most of what a short run
 * would allocate.
 */
public final class ControlledRun {
    /** A run that knows more objects than that is not kept: it would take long to forget them. */
    private static final int MOST_KNOWN = 256;

    /** There is one run at a time. */
    private static final AtomicReference<@Nullable ControlledRun> SPARE = new AtomicReference<>();

    private final Engine engine;
    private final StrandPool strands = new StrandPool(this);
    private final RunEnvironment environment = new RunEnvironment();
    private final Scheduler scheduler;
    private final MonitorModel monitors;
    private final LookModel looks;
    private final ThreadModel threads;
    private final RunDirector director;
    private final LongSupplier progress;
    private List<StrandSnapshot> snapshots = List.of();

    private ControlledRun(Engine engine) {
        this.engine = engine;
        this.scheduler = new Scheduler(engine, this::ended);
        this.monitors = new MonitorModel(scheduler);
        this.looks = new LookModel(scheduler);
        this.threads = new ThreadModel(scheduler, looks);
        this.director = new RunDirector(engine, scheduler, monitors, threads, looks, strands, environment);
        this.progress = scheduler::progress;
    }

    /**
     * Runs {@code program} once.
     *
     * @throws ControlLostException when the run could not be brought to an end
     */
    public static RunResult execute(
            Engine engine, Runnable program, Chooser chooser, RunListener listener, RunSettings settings)
            throws ControlLostException {
        RunState.reset();
        Thread main = new Thread(Groups.PROGRAM, program, "main");
        main.setDaemon(false);
        ThreadAccess.markRunnable(main);
        ThreadAccess.enterGroup(main);
        ControlledRun run = on(engine);
        RunResult result = run.execute(main, chooser, listener, settings);
        if (run.isAtRest()) run.keep();
        return result;
    }

    private RunResult execute(Thread main, Chooser chooser, RunListener listener, RunSettings settings)
            throws ControlLostException {
        ModelStrand root = strands.take(main);
        scheduler.prepare(chooser, settings, root);
        threads.prepare(root);
        director.listen(listener);
        Guard.install(director);
        Guard.values = listener.wantsValues();
        try {
            engine.run(root, progress);
        } finally {
            Guard.install(null);
            Guard.values = false;
            SharedStates.restore();
        }
        forgetUnfinished();
        return result();
    }

    private void forgetUnfinished() {
        for (ModelStrand strand : scheduler.strands()) {
            if (strand.phase != ModelStrand.Phase.FINISHED) StrandLife.forget(strand);
        }
    }

    private RunResult result() {
        RunEnd end = scheduler.ending();
        if (end == null) throw new IllegalStateException("the run is over but nothing ended it");
        if (scheduler.isLoopCutShort()) environment.metUnseen(RunResult.LOOP_CUT_SHORT);
        if (looks.isUncertain() || environment.numbers.isUncertain()) environment.metUnseen(Thread.class);
        return new RunResult(
                end,
                scheduler.steps(),
                scheduler.switches(),
                scheduler.clock().looks(),
                scheduler.choices().close(),
                scheduler.strands().size(),
                snapshots,
                environment.escapes(),
                environment.external(),
                scheduler.isTimed(),
                environment.unseen());
    }

    // ---- from run to run

    private static ControlledRun on(Engine engine) {
        ControlledRun spare = SPARE.getAndSet(null);
        return spare != null && spare.engine == engine ? spare : new ControlledRun(engine);
    }

    /** Whether it came to its end by itself, with all of its strands, so that nobody will ever ask for it again. */
    private boolean isAtRest() {
        int known = monitors.size() + threads.size() + environment.hashes.size();
        return scheduler.ending() instanceof RunEnd.Completed
                && known <= MOST_KNOWN
                && environment.isUntouched()
                && strands.isAtRest();
    }

    /** Forgets the program at once: what a run knew must not live until the next one. */
    private void keep() {
        scheduler.reset();
        monitors.reset();
        looks.reset();
        threads.reset();
        environment.reset();
        strands.reset();
        director.listen(RunListener.NONE);
        SPARE.set(this);
    }

    // ---- the life of a strand

    void live(ModelStrand me) {
        StrandLife.live(me, this);
        List<ModelStrand> woken = monitors.ended(me.identity());
        threads.finished(me);
        if (!scheduler.hasOthersAlive(me)) startShutdownHooks();
        director.lifeEvent(me, Operation.END);
        woken.forEach(director::woken);
        scheduler.finish();
    }

    /** The program is at its end: what it wanted to be done last is part of the run. */
    private void startShutdownHooks() {
        if (scheduler.ending() != null) return;
        scheduler.strands().forEach(strand -> strand.noticed.noticeEnd());
        environment.shutdown.startAtEnd(director::start);
    }

    /** A thread died of an exception that nothing in the program handles. */
    void died(ModelStrand me, Throwable thrown) {
        me.death = thrown;
        scheduler.end(new RunEnd.Died(me.id(), thrown));
    }

    void began(ModelStrand me) {
        me.noticed.begin();
        director.lifeEvent(me, Operation.BEGIN);
    }

    /** Notes where the strands stand, before the run is unwound. An end that leaves threads in a deadlock is none. */
    private RunEnd ended(RunEnd how) {
        boolean isRegular =
                how instanceof RunEnd.Completed || how instanceof RunEnd.Exited exited && exited.status() == 0;
        if (how instanceof RunEnd.Completed && scheduler.canGoOn()) environment.metUnseen(RunResult.DAEMONS_CUT_SHORT);
        if (scheduler.hasRepeatedEnough()) environment.metUnseen(RunResult.TASKS_CUT_SHORT);
        RunEnd end = isRegular && WaitCycle.isAmong(scheduler.strands(), threads) ? new RunEnd.Stuck() : how;
        if (end.isOfInterest()) capture();
        return end;
    }

    private void capture() {
        snapshots = scheduler.strands().stream()
                .map(strand -> StrandSnapshot.of(strand, engine, threads))
                .toList();
    }
}
