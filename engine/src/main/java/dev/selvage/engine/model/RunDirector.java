package dev.selvage.engine.model;

import static dev.selvage.engine.model.AccessPoints.operationAt;

import dev.selvage.engine.execution.Engine;
import dev.selvage.runtime.Director;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Lending;
import dev.selvage.runtime.Library;
import dev.selvage.runtime.NamedHashes;
import dev.selvage.runtime.Numbering;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.RunAbandoned;
import dev.selvage.runtime.RunState;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import dev.selvage.runtime.ThreadLocks;
import dev.selvage.runtime.Threads;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;
import org.jspecify.annotations.Nullable;

/** Directs the hooks through a run: every operation goes to the model, every event to the listener. */
final class RunDirector implements Director {
    private final Engine engine;
    private final Scheduler scheduler;
    private final MonitorModel monitors;
    private final ThreadModel threads;
    private final LookModel looks;
    private final StrandPool strands;
    private final RunEnvironment environment;
    private final AccessPoints points;
    private RunListener listener = RunListener.NONE;

    /** Whether the listener knows that from now on not all is reported. */
    private boolean solitude;

    RunDirector(
            Engine engine,
            Scheduler scheduler,
            MonitorModel monitors,
            ThreadModel threads,
            LookModel looks,
            StrandPool strands,
            RunEnvironment environment) {
        this.engine = engine;
        this.scheduler = scheduler;
        this.monitors = monitors;
        this.threads = threads;
        this.looks = looks;
        this.strands = strands;
        this.environment = environment;
        this.points = new AccessPoints(scheduler, environment);
        monitors.reportTo(new MonitorModel.Reporter() {
            @Override
            public void entered(ModelStrand strand, Object monitor, int site) {
                event(strand, Operation.LOCK, site, monitor, 0, false);
            }

            @Override
            public void passed(ModelStrand strand, Object monitor) {
                if (listener != RunListener.NONE && scheduler.ending() == null) listener.onPassed(strand, monitor);
            }
        });
    }

    void listen(RunListener newListener) {
        listener = newListener;
        looks.listen(newListener);
        scheduler.listen(newListener);
    }

    /** Begin and end belong to no line. */
    void lifeEvent(ModelStrand me, Operation operation) {
        if (scheduler.ending() == null) listener.onEvent(me, operation, 0, 0, null, 0, false);
    }

    /** The current strand, with the program's line at which it is: others may run before its event is reported. */
    private ModelStrand here() {
        ModelStrand me = scheduler.current();
        me.userSite = Guard.librarySite();
        return me;
    }

    private void event(
            ModelStrand me, Operation operation, int site, @Nullable Object target, long index, boolean blocked) {
        if (listener == RunListener.NONE || scheduler.ending() != null) return;
        if (isOfSolitude(operation)) return;
        listener.onEvent(me, operation, site, me.userSite, target, index, blocked);
    }

    /** Whether the event is of no interest, as its strand has been the only one for long; locks that it takes may matter later. */
    private boolean isOfSolitude(Operation operation) {
        if (!scheduler.isLongAlone()) {
            solitude = false;
            return false;
        }
        if (!solitude) listener.onSolitude();
        solitude = true;
        return switch (operation) {
            case READ, WRITE, UPDATE, CALL, COLLECTION_CALL, YIELD -> true;
            default -> false;
        };
    }

    /** The last event lets {@code strand} go on. */
    void woken(ModelStrand strand) {
        if (scheduler.ending() == null) listener.onWoken(strand);
    }

    // ---- memory

    @Override
    public void access(@Nullable Object target, long index, int site) {
        ModelStrand me = here();
        points.access(me, site, target, index);
        if (target instanceof ThreadGroup) looks.asksGroup();
        event(me, operationAt(site), site, target, index, false);
    }

    @Override
    public void changesUnseen(Class<?> owner, boolean later) {
        if (later || hasOthers(scheduler.current())) environment.metUnseen(owner);
    }

    @Override
    public void looksAtClock() {
        environment.metUnseen(RunResult.LOOKED_AT_CLOCK);
    }

    @Override
    public void drawsRandomNumbers() {
        environment.metUnseen(RunResult.DREW_RANDOM_NUMBERS);
    }

    @Override
    public void calledBackAtOnce() {
        if (hasOthers(scheduler.current())) environment.metUnseen(RunResult.CALLED_BACK_AT_ONCE);
    }

    private boolean hasOthers(ModelStrand me) {
        for (ModelStrand other : scheduler.strands()) {
            if (other != me && other.phase != ModelStrand.Phase.FINISHED) return true;
        }
        return false;
    }

    /** A point for each thing, unless the call was one itself, and then all events: what the method does, it does in the step of the last point. */
    @Override
    public long lend(@Nullable Object[] things, int within, int elements, int text) {
        boolean announced = (within & Lending.IF_FIRST_IS_CONCURRENT) != 0;
        List<Object> lent = announced
                ? environment.lent.comparedBy(things)
                : environment.lent.in(things, within, !scheduler.isLongAlone());
        if (lent.isEmpty()) return -1;
        ModelStrand me = here();
        for (Object thing : lent) {
            if (announced) points.notice(me, Operation.READ, thing, LentObjects.wholeOf(thing));
            else points.lend(me, siteOf(thing, elements, text), thing);
        }
        me.lent = lent;
        touch(me, elements, text);
        return scheduler.steps();
    }

    /** Where the method came to scheduling points after all, it may have done its work in the last step as well as in the first. */
    @Override
    public void lent(int elements, int text, long begun) {
        ModelStrand me = here();
        if (scheduler.steps() != begun) touch(me, elements, text);
        me.lent = List.of();
    }

    private void touch(ModelStrand me, int elements, int text) {
        for (Object thing : me.lent) {
            int site = siteOf(thing, elements, text);
            event(me, operationAt(site), site, thing, LentObjects.wholeOf(thing), false);
        }
    }

    private static int siteOf(Object thing, int elements, int text) {
        return CoarseAccesses.isText(thing) ? text : elements;
    }

    @Override
    public void value(@Nullable Object value) {
        if (scheduler.ending() != null || scheduler.isLongAlone()) return;
        listener.onValue(scheduler.current(), value);
    }

    // ---- library calls

    @Override
    public void call(@Nullable Object receiver, int site) {
        ModelStrand me = here();
        Operation operation = operationAt(site);
        me.receiver = receiver;
        if (me.userSite == 0) me.calls(receiver, site);
        if (receiver instanceof Random) callGenerator(me, receiver, site);
        else points.call(me, site, receiver);
        if (!isReportedInside(operation)) event(me, operation, site, receiver, 0, false);
        if (receiver == null) return;
        for (Object thing : environment.lent.shownBy(receiver, site)) {
            points.notice(me, Operation.READ, thing, LentObjects.wholeOf(thing));
            event(me, Operation.READ, site, thing, LentObjects.wholeOf(thing), false);
        }
    }

    private void callGenerator(ModelStrand me, Object generator, int site) {
        int before = environment.draws.callsOf(generator);
        points.call(me, site, generator);
        environment.draws.begins(me, generator, site, before);
    }

    /** A draw that no call of the program has announced is a call of its own. */
    @Override
    public void draws(Random generator, int site) {
        if (RunState.isOfJvm(generator)) return;
        ModelStrand me = here();
        if (!environment.draws.areAnnounced(me, generator)) call(generator, site);
        else if (environment.draws.meet(scheduler.strands(), me, generator)) environment.metUnseen(Random.class);
    }

    /** Calls that are no updates of atomics may apply functions to atomics of their own. */
    @Override
    public void applied(Object receiver, int site) {
        if (operationAt(site) == Operation.UPDATE) call(receiver, site);
    }

    /**
     * Part of the call that led here, unless others can see by now that something was done. A worker of a pool has taken a task: others may take and finish
     * the next one first.
     */
    @Override
    public void commits(Object receiver, int site) {
        ModelStrand me = here();
        boolean another = me.userSite == 0 ? receiver instanceof Future : receiver != me.receiver;
        // What the JDK keeps for itself, it may make in the first run only.
        boolean ofProgram = me.userSite != 0 || !Library.isOfJdk(receiver.getClass());
        if ((another || (ofProgram && hasDoneMore(me))) && !isOfStream(receiver)) call(receiver, site);
    }

    /** Whether the strand was called back since it called the library, or has made something else known. */
    private static boolean hasDoneMore(ModelStrand me) {
        Site last = Sites.get(me.site);
        return last != null && me.site != me.userSite && (last.user || last.operation == Operation.CALL);
    }

    /** Tasks of streams are known to nobody else. */
    private static boolean isOfStream(Object task) {
        return task.getClass().getName().startsWith("java.util.stream.");
    }

    /** Operations whose event comes from the hook in the called method, where also the library calls it. */
    private static boolean isReportedInside(Operation operation) {
        return operation == Operation.INTERRUPT || operation == Operation.PARK || operation == Operation.UNPARK;
    }

    /** Two strands that are about to enter the same object could be in there at once, which no schedule shows. */
    @Override
    public void unseenCall(Object receiver, int site) {
        ModelStrand me = scheduler.current();
        for (ModelStrand other : scheduler.strands()) {
            if (other != me && other.entering == receiver) environment.metUnseen(receiver.getClass());
        }
        me.entering = receiver;
        try {
            call(receiver, site);
        } finally {
            me.entering = null;
        }
    }

    @Override
    public void unchanged(int site) {
        if (scheduler.unchanged(site)) listener.onUnchanged(scheduler.current());
    }

    @Override
    public void collectionCall(@Nullable Object receiver, int site) {
        ModelStrand me = here();
        if (me.isAbandoned()) throw new RunAbandoned();
        me.receiver = receiver;
        if (me.userSite == 0) me.calls(null, site);
        if (receiver != null && ConcurrentParts.isWrapperOfOne(receiver)) points.collectionCall(me, site, receiver);
        if (receiver != null) noticeUser(me, receiver);
        event(me, Operation.COLLECTION_CALL, site, receiver, 0, false);
    }

    private void noticeUser(ModelStrand me, Object receiver) {
        Class<?> type = StreamUsers.typeOf(receiver);
        if (type != null && environment.streams.isShared(receiver, me, !hasOthers(me))) environment.metUnseen(type);
    }

    // ---- monitors

    @Override
    public Object enter(Object monitor, int site, boolean visible) {
        ModelStrand me = here();
        MonitorModel.Entry entry = monitors.enter(monitor, site, visible);
        if (entry == MonitorModel.Entry.FREE || entry == MonitorModel.Entry.BLOCKED) {
            event(me, Operation.LOCK, site, monitor, 0, entry == MonitorModel.Entry.BLOCKED);
        }
        return me.standIn;
    }

    @Override
    public void exit(Object monitor, int site, boolean visible) {
        // Whom it has just started may come to this monitor while it is still held, and others may see that.
        if (visible && here().noticed.isAtStart() && !here().isAbandoned() && monitors.isHeldOnce(monitor))
            scheduler.point(Operation.UNLOCK, site, monitor, 0);
        if (monitors.exit(monitor, visible)) event(here(), Operation.UNLOCK, site, monitor, 0, false);
    }

    @Override
    public void comesAgain(Object monitor, int site) {
        scheduler.point(Operation.LOCK, site, monitor, 0);
    }

    @Override
    public void await(Object monitor, long nanos, int site) throws InterruptedException {
        ModelStrand me = here();
        event(me, Operation.WAIT, site, monitor, 0, true);
        if (monitor instanceof Thread thread) threads.awaitsOn(thread, monitors);
        monitors.await(monitor, nanos, site);
    }

    @Override
    public void signal(Object monitor, boolean all, int site) {
        ModelStrand me = here();
        if (me.isAbandoned()) throw new RunAbandoned();
        List<ModelStrand> woken = monitors.signal(monitor, all);
        event(me, all ? Operation.NOTIFY_ALL : Operation.NOTIFY, site, monitor, 0, false);
        woken.forEach(this::woken);
        if (Guard.values) listener.onValue(me, woken.isEmpty() ? "nobody" : names(woken));
    }

    private static String names(List<ModelStrand> strands) {
        return String.join(", ", strands.stream().map(ModelStrand::name).toList());
    }

    @Override
    public boolean holds(Object monitor) {
        return monitors.holds(monitor);
    }

    @Override
    public boolean isHeldByAnother(Object monitor) {
        return monitors.isHeldByAnother(monitor);
    }

    @Override
    public void pass(Object monitor, int site) {
        monitors.pass(monitor, site);
    }

    // ---- threads

    @Override
    public boolean start(Thread thread) {
        ModelStrand me = here();
        if (me.isAbandoned()) throw new RunAbandoned();
        // It waits for the garbage collector or the like, which no schedule can bring about.
        if (Groups.isSystem(thread)) return false;
        if (JdkInitialisers.isTimer(thread)) return true;
        ModelStrand child = strands.take(thread);
        if (!threads.hasId(thread)) environment.numbers.draws(me, Numbering.IDS);
        threads.start(child);
        child.descendFrom(me);
        // What a pool does after it has started a worker is part of the same call.
        if (me.userSite == 0 || operationAt(me.userSite) == Operation.START) child.noticed.startedBy(me);
        else child.noticed.startedInCallOf(me);
        event(me, Operation.START, siteOfStart(me), thread, 0, false);
        woken(child);
        return true;
    }

    /** A builder of threads starts them inside the JDK; only who tells people about the run wants to know where that was. */
    private int siteOfStart(ModelStrand me) {
        return me.userSite == 0 && listener.wantsValues() ? UserSites.ofCaller("start") : 0;
    }

    @Override
    public void refuse(String what) {
        environment.escaped(what);
        throw scheduler.end(new RunEnd.Cut());
    }

    @Override
    public boolean join(Thread thread, long nanos) throws InterruptedException {
        ModelStrand awaited = threads.strand(thread);
        if (awaited == null) return false;
        ModelStrand me = here();
        boolean blocked = !looks.comesBeforeStart(awaited) && threads.join(awaited, nanos);
        if (nanos == 0 && awaited.phase == ModelStrand.Phase.FINISHED) Numbers.precede(awaited, me);
        event(me, Operation.JOIN, 0, thread, 0, blocked);
        return true;
    }

    @Override
    public void sleep(long nanos, int site) throws InterruptedException {
        event(here(), Operation.SLEEP, site, null, 0, true);
        threads.sleep(nanos, site);
    }

    @Override
    public void yield(int site) {
        ModelStrand me = here();
        scheduler.yield(site);
        event(me, Operation.YIELD, site, null, 0, false);
    }

    @Override
    public void spin(int site) {
        ModelStrand me = here();
        scheduler.spin(site);
        event(me, Operation.YIELD, site, null, 0, false);
        listener.onRound(me);
    }

    @Override
    public boolean park(@Nullable Object blocker, long nanos) {
        ModelStrand me = here();
        if (me.isAbandoned()) throw new RunAbandoned();
        event(me, Operation.PARK, 0, blocker, 0, nanos >= 0 && !me.permit);
        threads.park(blocker, nanos);
        return true;
    }

    @Override
    public boolean unpark(Thread thread) {
        ModelStrand strand = threads.strand(thread);
        if (strand == null) return false;
        // Before it is started there is no permit that it could get.
        boolean wakes = !looks.comesBeforeStart(strand) && threads.unpark(strand);
        event(here(), Operation.UNPARK, 0, thread, 0, false);
        if (wakes) woken(strand);
        return true;
    }

    @Override
    public void interrupted(Thread thread) {
        ModelStrand strand = threads.strand(thread);
        if (strand == null) return;
        // As with unpark: before its start a thread keeps the flag, but no permit.
        if (!looks.comesBeforeStart(strand)) strand.permit = true;
        boolean wakes = threads.interrupted(strand);
        event(here(), Operation.INTERRUPT, 0, thread, 0, false);
        if (wakes) woken(strand);
    }

    @Override
    public boolean isStrand(Thread thread) {
        if (scheduler.ending() == null) listener.onStartedAsked(scheduler.current(), thread);
        return threads.strand(thread) != null;
    }

    @Override
    public void startsAgain(Thread thread) {
        ModelStrand strand = threads.strand(thread);
        if (strand != null) looks.failsToStart(strand);
    }

    @Override
    public int alive(Thread thread) {
        ModelStrand strand = threads.strand(thread);
        return strand == null ? -1 : looks.isAlive(strand) ? 1 : 0;
    }

    @Override
    public Thread.@Nullable State state(Thread thread) {
        ModelStrand strand = threads.strand(thread);
        return strand == null ? null : looks.state(strand);
    }

    @Override
    public Thread[] liveThreads() {
        return looks.liveThreads();
    }

    @Override
    public long startedThreads() {
        return threads.counts.started();
    }

    @Override
    public int peakThreads() {
        return threads.counts.peak();
    }

    @Override
    public void resetPeakThreads() {
        threads.counts.resetPeak();
    }

    @Override
    public ThreadLocks locks(Thread thread) {
        return StrandSnapshot.locksOf(threads.strand(thread), threads);
    }

    @Override
    public Thread[] deadlockedThreads(boolean monitorsOnly) {
        return WaitCycle.among(scheduler.strands(), threads, monitorsOnly);
    }

    @Override
    public StackTraceElement @Nullable [] stackTrace(Thread thread) {
        ModelStrand strand = threads.strand(thread);
        scheduler.clock().look();
        return strand == null ? null : ProgramStack.of(engine.stackOf(strand));
    }

    @Override
    public long id(Thread thread) {
        if (!threads.hasId(thread)) environment.numbers.draws(scheduler.current(), Numbering.IDS);
        environment.numbers.readsId();
        return threads.id(thread);
    }

    @Override
    public void uncontrolledStart(Thread starter, Thread thread) {
        // A strand that an earlier run gave up came to its end at last: it begins nothing new.
        if (ModelStrand.isGivenUp(Threads.currentThread())) throw new RunAbandoned();
        if (!Groups.isSystem(thread)) {
            environment.escaped("thread '" + thread.getName() + "', started by '" + starter.getName() + "'");
        }
    }

    // ---- waits for something outside the program

    @Override
    public Object stepOut(String what) {
        ModelStrand me = here();
        scheduler.point(Operation.EXTERNAL, UserSites.ofCaller(what), null, 0);
        environment.waitedFor(what);
        scheduler.stepOut(what);
        return me;
    }

    @Override
    public boolean awaitTurn(Object pass) {
        return engine.stepIn((ModelStrand) pass);
    }

    @Override
    public void stepIn(Object pass) {
        ModelStrand me = (ModelStrand) pass;
        if (me.isAbandoned()) throw scheduler.resumeAbandoned(me);
        event(me, Operation.EXTERNAL, me.site, null, 0, true);
    }

    // ---- environment

    @Override
    public void initialises() {
        scheduler.clock().look();
    }

    @Override
    public long nanoTime() {
        // What the JVM does at its own moments is no part of the schedule, nor is the time that it takes.
        if (Guard.isOfJvm()) return scheduler.clock().glance();
        long time = scheduler.clock().nanoTime();
        scheduler.expire();
        scheduler.stateChanged();
        return time;
    }

    @Override
    public long currentTimeMillis() {
        return VirtualClock.millis(nanoTime());
    }

    @Override
    public int identityHash(Object object, boolean visible) {
        ModelStrand me = scheduler.current();
        Integer known = environment.hashes.known(object);
        if (visible && scheduler.ending() == null) listener.onNumbered(me, object, known == null);
        if (known != null) return known;
        return newHash(object, me, visible);
    }

    /** A thread goes by who started it, whoever asks: the JDK asks for some that it works in, and does so in the first run of a JVM only. */
    private int newHash(Object object, ModelStrand me, boolean visible) {
        int kind = NamedHashes.hashOf(object.getClass());
        ModelStrand strand = object instanceof Thread ? threads.strand((Thread) object) : null;
        if (strand != null) return environment.hashes.giveThread((Thread) object, kind, strand.lineage);
        return environment.hashes.give(object, kind, me.lineage, visible);
    }

    @Override
    public void draws(int sequence) {
        ModelStrand me = scheduler.current();
        environment.numbers.draws(me, sequence);
        if (scheduler.ending() == null) listener.onNumbered(me, Numbers.sequence(sequence), true);
    }

    @Override
    public void readsName() {
        environment.numbers.readsName();
    }

    @Override
    public Object commonPool() {
        return environment.pools().common();
    }

    @Override
    public Object delayer() {
        return environment.pools().delayer();
    }

    @Override
    public Object poolLike(Object real) {
        return environment.pools().like((ThreadPoolExecutor) real);
    }

    @Override
    public Object reapers() {
        return RunPools.reapers();
    }

    @Override
    public void randomBytes(byte[] bytes) {
        if (Guard.isOfJvm()) {
            environment.bytesForJvm(bytes);
            return;
        }
        scheduler.clock().look();
        environment.randomBytes(bytes);
    }

    @Override
    public void addShutdownHook(Thread hook) {
        if (JdkInitialisers.isRunning()) return;
        environment.shutdown.add(hook);
    }

    @Override
    public boolean removeShutdownHook(Thread hook) {
        return environment.shutdown.remove(hook);
    }

    @Override
    public void exit(int status) {
        scheduler.keepAlive();
        environment.shutdown.run(here().identity(), this::start, thread -> join(thread, 0));
        halt(status);
    }

    @Override
    public void halt(int status) {
        throw scheduler.end(new RunEnd.Exited(status));
    }
}
