package dev.selvage.engine.model;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Who has to let others go first. After a yield a strand has lower priority than those that it has starved since its yield
 * before: they could go on all the time, or it has kept them from going on, and they had no turn. It is an option again once
 * each of them has had a turn or cannot go on.
 *
 * <p>After M. Musuvathi, S. Qadeer: Fair stateless model checking (PLDI 2008); the sets E, D and S and the relation P are theirs.
 * E and S are not kept but follow from when strands were enabled and had their turns: nothing of this costs anything while
 * nobody yields. Besides, strands that were starved for long without any yield come before everybody else.
 */
final class Fairness {
    private final List<ModelStrand> strands;

    /** The sources of P: strands with lower priority than some other. */
    private final List<ModelStrand> behind = new ArrayList<>();

    private final List<ModelStrand> starved = new ArrayList<>();

    /** Counts what has to be told apart by its order: turns, enablings and yields. */
    private long now;

    private long yields;

    private boolean cutsShort;

    /** @param strands all of the run, each at its id */
    Fairness(List<ModelStrand> strands) {
        this.strands = strands;
    }

    void reset() {
        behind.clear();
        starved.clear();
        now = 0;
        yields = 0;
        cutsShort = false;
    }

    // ---- what happens

    /** The strand can go on from now on. */
    void enabled(ModelStrand strand) {
        strand.fairness.enabledAt = ++now;
    }

    /** {@code by} keeps {@code strand} from going on. */
    static void disabled(ModelStrand strand, ModelStrand by) {
        if (by.fairness.window != FairStanding.NONE) by.fairness.disabled.set(strand.id());
    }

    /** The strand goes on: nobody has to wait for it any more. */
    void scheduled(ModelStrand strand) {
        strand.fairness.turn = ++now;
        if (!isIdle()) served(strand);
    }

    private void served(ModelStrand strand) {
        starved.remove(strand);
        for (int i = behind.size() - 1; i >= 0; i--) {
            BitSet above = behind.get(i).fairness.above;
            above.clear(strand.id());
            if (above.isEmpty()) behind.remove(i);
        }
    }

    /**
     * The current strand yields.
     *
     * @param byProgram whether the loop is the program's: those of the JDK may count their rounds, but only to wait in another way after some
     */
    void yielded(ModelStrand me, boolean byProgram) {
        yields++;
        FairStanding mine = me.fairness;
        if (mine.window != FairStanding.NONE) giveWay(me, byProgram);
        mine.window = ++now;
        mine.changesAtYield = mine.changes;
        mine.rounds = 0;
        mine.disabled.clear();
    }

    private void giveWay(ModelStrand me, boolean byProgram) {
        BitSet above = me.fairness.above;
        boolean isNew = above.isEmpty();
        for (int i = 0; i < strands.size(); i++) {
            if (hasStarved(me, strands.get(i))) above.set(i);
        }
        if (isNew && !above.isEmpty()) behind.add(me);
        if (!above.isEmpty() && !isInVain(me.fairness, byProgram)) cutsShort = true;
    }

    /**
     * Whether the strand has made one round that changed nothing, not even a local: it can as well be made later. Any other is put off, though
     * those who come first may be slower than that, and a loop that counts its rounds may end by itself.
     */
    private static boolean isInVain(FairStanding mine, boolean byProgram) {
        return mine.changes == mine.changesAtYield && (mine.rounds == 1 || !byProgram);
    }

    /** Whether {@code other} is in (E(me) ∪ D(me)) \ S(me). */
    private static boolean hasStarved(ModelStrand me, ModelStrand other) {
        if (other == me || isScheduled(me, other)) return false;
        return isEnabledThroughout(me, other) || me.fairness.disabled.get(other.id());
    }

    private static boolean isScheduled(ModelStrand me, ModelStrand other) {
        return other.fairness.turn > me.fairness.window;
    }

    private static boolean isEnabledThroughout(ModelStrand me, ModelStrand other) {
        return other.enabled && other.fairness.enabledAt < me.fairness.window;
    }

    /** The strand was not chosen for too long. */
    void starve(ModelStrand strand) {
        if (!starved.contains(strand)) starved.add(strand);
    }

    // ---- who may go on

    /** Whether everybody may go on who can. */
    boolean isIdle() {
        return behind.isEmpty() && starved.isEmpty();
    }

    /** Whether somebody who can go on comes before {@code strand}. */
    boolean isHeldBack(ModelStrand strand, ProgramState state) {
        if (starved.contains(strand)) return false;
        for (int i = 0; i < starved.size(); i++) {
            if (isReady(starved.get(i), state)) return true;
        }
        BitSet above = strand.fairness.above;
        for (int id = above.nextSetBit(0); id >= 0; id = above.nextSetBit(id + 1)) {
            if (isReady(strands.get(id), state)) return true;
        }
        return false;
    }

    /** Nobody need wait for a strand that would only go round in vain once more. */
    private static boolean isReady(ModelStrand strand, ProgramState state) {
        return strand.enabled && !state.hasSpun(strand);
    }

    // ---- what others see of it

    /** Whether a loop that may change or count something had to wait for others, so that not all of its rounds could come before theirs. */
    boolean cutsShort() {
        return cutsShort;
    }

    /** How many yields there were. */
    long yields() {
        return yields;
    }

    /** The same number for the same sets; 0 while nobody has yielded and nobody was starved. */
    long signature() {
        long signature = 0;
        for (int i = 0; yields > 0 && i < strands.size(); i++) signature = signature * 31 + signature(strands.get(i));
        for (ModelStrand strand : starved) signature += 1_000_003L * (strand.id() + 1);
        return signature;
    }

    private long signature(ModelStrand me) {
        if (me.fairness.window == FairStanding.NONE) return 0;
        long signature = me.fairness.above.hashCode();
        for (int i = 0; i < strands.size(); i++) signature = signature * 1_000_003L + part(me, strands.get(i));
        return signature;
    }

    /** In which of the sets of {@code me} another one is, as far as that makes a difference. */
    private static int part(ModelStrand me, ModelStrand other) {
        if (isScheduled(me, other)) return 1;
        if (me.fairness.disabled.get(other.id())) return 2;
        return isEnabledThroughout(me, other) ? 3 : 4;
    }
}
