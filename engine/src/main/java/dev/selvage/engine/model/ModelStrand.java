package dev.selvage.engine.model;

import dev.selvage.engine.execution.Strand;
import dev.selvage.runtime.Numbering;
import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A thread of the program with the state that the model keeps of it. */
public final class ModelStrand extends Strand {
    /** How far a strand has come. */
    public enum Phase {
        NEW,
        LIVE,
        FINISHED
    }

    private final int id;
    private final ControlledRun run;
    private boolean daemon;

    /** What it waited for last, in the hope that it will again. */
    private Blockage.@Nullable Permit permitAwaited;

    /** Locked by the bytecode in place of the monitors that are modelled. */
    final Object standIn = new Object();

    /** What {@code Thread.threadId()} is in this run. */
    long threadId;

    Phase phase = Phase.NEW;
    boolean enabled = true;

    // ---- blocking
    @Nullable
    Blockage blockage;

    long deadline = Deadlines.NEVER;

    /** How long it waits at most, in nanoseconds, if it has a deadline. */
    long delay;

    /** When it began to wait, and how many of its pauses have come to an end since others went on for so long; see {@link StepTime}. */
    long waitsSince;

    int pausesEnded;

    boolean permit;
    boolean notified;
    boolean interruptible;

    /** Whether it is outside the program and was not back when it was last chosen; see {@link Outsiders}. */
    boolean asked;

    /** The state of the program in which this strand went round a loop in vain; see {@link Scheduler#spin}. */
    long spunAt = -1;

    /** The state of the program when this strand last came to the end of a loop that changes nothing. */
    long roundBegan = -1;

    /** Whether it stands at a yield. */
    boolean yielding;

    final FairStanding fairness = new FairStanding();

    final Noticed noticed = new Noticed();

    // ---- what it is about to do, known before it runs
    Operation operation = Operation.BEGIN;
    int site;

    @Nullable
    Object target;

    long index;

    /** The program's line of the library call that is under way, as a site; 0 in the program itself. */
    int userSite;

    /** The object of the library call that is under way. */
    @Nullable
    Object receiver;

    /** The object and the site of the outermost call under way that is one step; the object of one that was before, if there is none. */
    @Nullable
    Object calledIn;

    int calledAt;

    final Draws.Call drawing = new Draws.Call();

    /** The object that it is about to call, and in which it will not be seen. */
    @Nullable
    Object entering;

    /** Whether it stands at an access, or a call, that it has not made yet. */
    boolean aboutToAccess;

    /** How many numbers of each sequence were certainly drawn before what it does next; see {@link Numbers}. */
    final int[] drawnBefore = new int[Numbering.SEQUENCES];

    /** Stands for the strand by who started it, and as which of these: the same however fast others are. */
    long lineage = 1;

    private int children;

    /** What a method of the JDK is doing something with for it, nobody sees when. */
    List<Object> lent = List.of();

    final List<ModelMonitor> held = new ArrayList<>(2);

    final QuietMonitors quiet = new QuietMonitors();

    @Nullable
    Throwable death;

    ModelStrand(int id, ControlledRun run) {
        this.id = id;
        this.run = run;
    }

    // ---- from run to run

    /** It becomes the strand of that thread. */
    void begin(Thread identity) {
        standFor(identity);
        daemon = identity.isDaemon();
    }

    void descendFrom(ModelStrand parent) {
        lineage = parent.lineage * 31 + ++parent.children;
        Numbers.precede(parent, this);
    }

    /** Whether its life is over, by itself, so that nothing can come of it any more. */
    boolean isAtRest() {
        return phase == Phase.FINISHED
                && !isAbandoned()
                && !isLeftBehind()
                && held.isEmpty()
                && quiet.isEmpty()
                && death == null;
    }

    /** Back to where it was before {@link #begin}; holds on to nothing of the program. */
    void reset() {
        standForNobody();
        permitAwaited = null;
        threadId = 0;
        phase = Phase.NEW;
        enabled = true;
        blockage = null;
        deadline = Deadlines.NEVER;
        delay = 0;
        waitsSince = 0;
        pausesEnded = 0;
        permit = false;
        notified = false;
        interruptible = false;
        asked = false;
        spunAt = -1;
        roundBegan = -1;
        yielding = false;
        fairness.reset();
        noticed.reset();
        operation = Operation.BEGIN;
        site = 0;
        target = null;
        index = 0;
        userSite = 0;
        receiver = null;
        calledIn = null;
        drawing.reset();
        entering = null;
        lent = List.of();
        aboutToAccess = false;
        Arrays.fill(drawnBefore, 0);
        lineage = 1;
        children = 0;
        quiet.clear();
    }

    /** The wait for a permit on behalf of {@code blocker}. */
    Blockage.Permit permitFor(@Nullable Object blocker) {
        Blockage.Permit last = permitAwaited;
        if (last == null || last.blocker() != blocker) permitAwaited = last = new Blockage.Permit(blocker);
        return last;
    }

    @Override
    protected void live() {
        run.live(this);
    }

    /** Number in the order of creation; the main thread is 0. */
    public int id() {
        return id;
    }

    /** The thread's name, or the number of a thread that has none, as virtual ones. */
    public String name() {
        String name = identity().getName();
        return name.isEmpty() ? "#" + id : name;
    }

    public Phase phase() {
        return phase;
    }

    /** What it waits for, or null. */
    public @Nullable Blockage blockage() {
        return blockage;
    }

    /** What it does next, once it is scheduled. */
    public Operation nextOperation() {
        return operation;
    }

    /** The site of {@link #nextOperation}, or 0 where none is known. */
    public int nextSite() {
        return site;
    }

    /** The object that {@link #nextOperation} is about, or null. */
    public @Nullable Object nextTarget() {
        return target;
    }

    /** The array index of {@link #nextOperation}, or the nanoseconds after which a join gives up, 0 for never. */
    public long nextIndex() {
        return index;
    }

    /** The program's line of the library call in which it is, as a site; 0 in the program itself. */
    public int userSite() {
        return userSite;
    }

    /** Whether it goes on when it is chosen; otherwise its time-out expires. */
    @Override
    public boolean isEnabled() {
        return enabled;
    }

    /** Whether it waits for a time, which passes when it is chosen. */
    public boolean isTimed() {
        return !enabled && !Outsiders.isOutside(this);
    }

    /** How long it waits, or has waited last, at most, in nanoseconds; of no meaning if it has never waited for a time. */
    public long delay() {
        return delay;
    }

    /** Whether it stands at a yield, so that going on with another strand takes nothing from it. */
    public boolean isYielding() {
        return yielding;
    }

    /** It is about to call something of the library, from outside of it; null if what happens there is seen step by step. */
    void calls(@Nullable Object object, int at) {
        calledIn = object;
        calledAt = at;
    }

    /** The object of the library call in which it is, or null. */
    public @Nullable Object receiver() {
        return userSite == 0 ? null : receiver;
    }

    /** Who started it, if that is of interest to those who look at it. */
    public @Nullable ModelStrand starter() {
        return noticed.starter();
    }

    /** Whether it has done anything yet. */
    public boolean hasBegun() {
        return noticed.hasBegun();
    }

    /** Whether its last step has started another strand. */
    public boolean hasJustStarted() {
        return noticed.startsAt == noticed.stops - 1;
    }

    /** The monitors that it holds, outermost first. */
    public List<ModelMonitor> held() {
        return held;
    }

    /** What killed it, or null. */
    public @Nullable Throwable death() {
        return death;
    }

    public boolean isDaemon() {
        return daemon;
    }

    void isNoDaemonAnyMore() {
        daemon = false;
    }
}
