package dev.selvage.engine.free;

import dev.selvage.engine.free.FreeEvent.Moment;
import dev.selvage.runtime.FreeThread;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.RunAbandoned;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A thread of a free run: records what it does, after asking whether it may. */
public final class FreeStrand extends FreeThread {
    private static final long LONG_NANOS = 1_000_000_000L;

    private final int id;
    private final String name;
    private final boolean daemon;
    private final FreeRun run;
    private final EventLog log = new EventLog();
    private final HeldLocks held = new HeldLocks();
    private final Pause pause;

    /** The monitor that it waits to enter, or on which it waits for a signal. */
    private @Nullable Object awaited;

    /** The monitor that it is about to enter while it holds others. */
    private volatile @Nullable Object entering;

    private volatile boolean ended;
    private @Nullable Throwable death;

    FreeStrand(int id, Thread thread, FreeRun run) {
        super(thread);
        this.id = id;
        this.name = thread.getName();
        this.daemon = thread.isDaemon();
        this.run = run;
        this.pause = new Pause(run);
    }

    // ---- for whoever interferes

    /** Number in the order of creation; the main thread is 0. */
    public int id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** How many events it has recorded so far; to be asked by the thread itself. */
    public long events() {
        return log.size();
    }

    /** How many locks it holds: monitors and those of {@code java.util.concurrent}. */
    public int heldCount() {
        return held.size();
    }

    /** A lock that it holds, counted from the outermost, 0; to be asked by the thread itself. */
    public @Nullable Object held(int position) {
        return held.get(position);
    }

    /** Whether it holds the lock; to be asked by the thread itself. */
    public boolean holds(Object lock) {
        return held.holds(lock);
    }

    /** Where it got that lock. */
    public int heldSince(int position) {
        return held.site(position);
    }

    /** The locks that it holds, outermost first; a guess when another thread asks. */
    public List<Object> held() {
        return held.copy();
    }

    /** Holds this thread, which must be the calling one, up for that long. */
    public void pause(long nanos) {
        pause.await(nanos, () -> false);
    }

    /**
     * Holds this thread, which must be the calling one, up until the condition holds or the time is over; says whether it holds.
     * Whoever makes it hold calls {@link #wake} afterwards. It is looked at without a lock.
     */
    public boolean pause(long nanos, BooleanSupplier until) {
        return pause.await(nanos, until);
    }

    /** Lets this thread, if it is held up, look at its condition. */
    public void wake() {
        pause.check();
    }

    @Override
    public boolean isPaused() {
        return pause.isUnderWay();
    }

    /** The identity of an object in this run, as events give it. */
    public long identityOf(@Nullable Object object) {
        return run.identities().of(object);
    }

    // ---- for the run

    boolean isDaemon() {
        return daemon;
    }

    EventLog log() {
        return log;
    }

    @Nullable
    Object awaited() {
        return awaited;
    }

    @Nullable
    Object entering() {
        return entering;
    }

    /** Whether it holds the lock; right if it has said what it is {@link #entering}, and cannot go on. */
    boolean seemsToHold(Object lock) {
        return held.seemToContain(lock);
    }

    boolean hasEnded() {
        return ended;
    }

    @Nullable
    Throwable death() {
        return death;
    }

    private void record(Operation operation, Moment moment, int site, @Nullable Object target, long index) {
        if (run.isOver()) return;
        if (log.size() == 0) log.add(Operation.BEGIN, Moment.AFTER, 0, 0, 0, 0);
        log.add(operation, moment, site, userSite(site), run.identities().of(target), index);
    }

    /** The program's line of a library's site; 0 where the site is the program's own. */
    private int userSite(int site) {
        return librarySite() == site ? 0 : librarySite();
    }

    private void before(Operation operation, int site, @Nullable Object target, long index) {
        run.checkGoesOn();
        run.interference().before(this, operation, site, userSite(site), target, index);
        run.checkGoesOn();
    }

    private static Operation operationAt(int id) {
        Site site = Sites.get(id);
        if (site == null) throw new IllegalStateException("unknown site " + id);
        return site.operation;
    }

    // ---- memory

    @Override
    protected void accesses(@Nullable Object target, long index, int site) {
        Operation operation = operationAt(site);
        before(operation, site, target, index);
        record(operation, Moment.BEFORE, site, target, index);
    }

    // ---- calls into the library

    @Override
    protected void calls(@Nullable Object receiver, int site) {
        CallKind kind = CallKind.of(site);
        if (kind == CallKind.LOCK && receiver != null && LibraryLocks.isExclusive(receiver)) {
            request(receiver, site);
        } else if (kind == CallKind.UNLOCK && receiver != null && LibraryLocks.isExclusive(receiver)) {
            run.checkGoesOn();
            releases(receiver, site);
        } else if (kind == CallKind.AWAIT && receiver instanceof Condition condition) {
            Object lock = LibraryLocks.lockOf(condition, held);
            waits(lock == null ? receiver : lock, site);
        } else {
            Operation operation = operationAt(site);
            before(operation, site, receiver, 0);
            record(operation, Moment.BEFORE, site, receiver, permits(receiver));
        }
    }

    /** Before the first event of a semaphore these are those with which it was made: nobody can have changed them unseen. */
    private static long permits(@Nullable Object receiver) {
        return receiver instanceof Semaphore semaphore ? semaphore.availablePermits() : 0;
    }

    @Override
    protected void returned(@Nullable Object receiver, int site, boolean vain) {
        CallKind kind = CallKind.of(site);
        if (kind == CallKind.LOCK && receiver != null && LibraryLocks.isExclusive(receiver)) {
            awaited = null;
            if (vain || LibraryLocks.isMissing(receiver)) record(Operation.LOCK, Moment.VAIN, site, receiver, 0);
            else acquired(receiver, site);
        } else if (kind == CallKind.AWAIT && receiver instanceof Condition condition) {
            Object lock = LibraryLocks.lockOf(condition, held);
            woke(lock == null ? receiver : lock, site);
        } else if (kind == CallKind.JOIN) {
            if (receiver instanceof Thread thread && !thread.isAlive()) joined(thread, site);
        } else if (kind != CallKind.ACCESS && kind != CallKind.START) {
            record(operationAt(site), vain ? Moment.VAIN : Moment.AFTER, site, receiver, 0);
        }
    }

    // ---- locks

    @Override
    protected void requests(Object monitor, int site) {
        request(monitor, site);
        if (held.size() == 0 || held.holds(monitor)) return;
        entering = monitor;
        if (LockCircle.isClosedBy(this, monitor, run.all())) stayInCircle();
    }

    private void stayInCircle() {
        run.stuck();
        while (!run.isOver()) pause.await(LONG_NANOS, run::isOver);
        run.checkGoesOn();
    }

    private void request(Object lock, int site) {
        run.checkGoesOn();
        if (held.holds(lock)) return;
        before(Operation.LOCK, site, lock, 0);
        record(Operation.LOCK, Moment.BEFORE, site, lock, 0);
        awaited = lock;
    }

    @Override
    protected void acquired(Object lock, int site) {
        awaited = null;
        if (entering != null) entering = null;
        if (!held.add(lock, site)) return;
        record(Operation.LOCK, Moment.AFTER, site, lock, 0);
        run.interference().locked(this, site, userSite(site), lock);
    }

    @Override
    protected void releases(Object lock, int site) {
        if (!held.remove(lock) || run.isOver()) return;
        run.interference().unlocks(this, site, userSite(site), lock);
        record(Operation.UNLOCK, Moment.BEFORE, site, lock, 0);
    }

    @Override
    protected void waits(Object lock, int site) {
        before(Operation.WAIT, site, lock, 0);
        run.interference().unlocks(this, site, userSite(site), lock);
        record(Operation.WAIT, Moment.BEFORE, site, lock, 0);
        awaited = lock;
    }

    @Override
    protected void woke(Object lock, int site) {
        awaited = null;
        record(Operation.WAIT, Moment.AFTER, site, lock, 0);
        run.interference().locked(this, site, userSite(site), lock);
    }

    @Override
    protected void signals(Object monitor, int site) {
        Operation operation = operationAt(site);
        before(operation, site, monitor, 0);
        record(operation, Moment.BEFORE, site, monitor, 0);
    }

    // ---- threads

    @Override
    protected @Nullable FreeThread starts(Thread child) {
        run.checkGoesOn();
        FreeStrand started = run.adopt(child);
        if (started == null) return null;
        run.interference().starts(this, started);
        record(Operation.START, Moment.BEFORE, 0, child, started.id());
        return started;
    }

    @Override
    protected void notStarted(FreeThread child) {
        run.ended((FreeStrand) child);
    }

    private void joined(Thread thread, int site) {
        FreeStrand other = run.strandOf(thread);
        if (other != null) record(Operation.JOIN, Moment.AFTER, site, thread, other.id());
    }

    @Override
    protected void handsOver(Object task) {
        record(Operation.CALL, Moment.BEFORE, 0, task, 0);
    }

    @Override
    protected void takesOver(Object task) {
        record(Operation.CALL, Moment.AFTER, 0, task, 0);
    }

    @Override
    protected void pauses(int site) {
        run.checkGoesOn();
        record(operationAt(site), Moment.BEFORE, site, null, 0);
    }

    @Override
    protected void parks() {
        run.checkGoesOn();
    }

    @Override
    protected boolean dies(Throwable thrown) {
        if (thrown instanceof RunAbandoned || run.isOver()) return true;
        if (run.isHandled(thread())) return false;
        death = thrown;
        run.died(this, thrown);
        return true;
    }

    @Override
    protected void ends() {
        if (death == null) record(Operation.END, Moment.BEFORE, 0, null, 0);
        run.interference().ended(this);
        run.ended(this);
    }

    void markEnded() {
        ended = true;
    }

    // ---- environment

    @Override
    protected Object commonPool() {
        return run.pools().common();
    }

    @Override
    protected Object delayer() {
        return run.pools().delayer();
    }

    @Override
    protected void addShutdownHook(Thread hook) {
        run.addShutdownHook(hook);
    }

    @Override
    protected boolean removeShutdownHook(Thread hook) {
        return run.removeShutdownHook(hook);
    }

    @Override
    protected void exits(int status) {
        run.exits(status);
        throw new RunAbandoned();
    }
}
