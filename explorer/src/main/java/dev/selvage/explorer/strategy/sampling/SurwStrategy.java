package dev.selvage.explorer.strategy.sampling;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.SamplingStrategy;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Selectively uniform random walk: each run selects an object, or a field, that several strands use, and makes every order of
 * their uses of it equally likely. One strand at a time is intended to make the next selected event; others walk at random, and wait where they
 * come to one.
 *
 * <p>After H. Zhao, D. Wolff, U. Mathur, A. Roychoudhury: Selectively uniform concurrency testing (ASPLOS 2025). Departures: how many selected events
 * strands make is the mean over the runs so far of the same block of 64, of which the first is a plain random walk; a strand
 * at a selected event has at least that one left; a selection is one field name, or all objects of one class.
 */
public final class SurwStrategy implements SamplingStrategy {
    /** Long enough to learn what threads do, and short enough to be shared out. */
    private static final int BLOCK = 64;

    /** Draws in vain after which those that may go on are looked for one by one. */
    private static final int PATIENCE = 4;

    private static final int NOBODY = -1;

    private final RunSeeds seeds;
    private Uses uses = new Uses();
    private Lineage lineage = new Lineage();
    private EventCounts counts = new EventCounts(lineage);
    private final Intention intention = new Intention();
    private SplittableRandom random = new SplittableRandom(0);
    private int selection = Uses.NOTHING;

    // ---- by strand
    private int[] numbers = new int[8];
    private int[] children = new int[8];
    private int[] nextUses = new int[8];

    private int strands;
    private int last = NOBODY;
    private int[] free = new int[8];

    public SurwStrategy(long seed) {
        this.seeds = new RunSeeds(seed);
    }

    @Override
    public String id() {
        return "surw";
    }

    @Override
    public void startAt(long run) {
        seeds.startAt(run);
        last = NOBODY;
    }

    @Override
    public int block() {
        return BLOCK;
    }

    // ---- runs

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (seeds.upcoming() % BLOCK == 0) forget();
        else if (last != NOBODY) counts.endRun();
        random = seeds.nextRun();
        selection = counts.drawShared(random);
        strands = 0;
        last = NOBODY;
        intention.begin(counts.withDescendants(selection), Math.max(1, counts.runs()), random);
        return true;
    }

    private void forget() {
        uses = new Uses();
        lineage = new Lineage();
        counts = new EventCounts(lineage);
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    // ---- steps

    @Override
    public void forced(ChoicePoint point) {
        arrive(point);
        take(point.option(0));
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.isWithinStep()) return random.nextInt(point.size());
        arrive(point);
        int index = selection == Uses.NOTHING ? random.nextInt(point.size()) : drawn(point);
        take(point.option(index));
        return index;
    }

    /** Learns what happened since the last step: who was created or has ended, and what its strand does next. */
    private void arrive(ChoicePoint point) {
        int youngest = point.option(point.size() - 1).id();
        while (strands <= youngest) meet(strands);
        ModelStrand current = point.current();
        if (current == null) {
            if (last != NOBODY) intention.end(last);
            return;
        }
        int strand = current.id();
        nextUses[strand] = uses.of(current);
        if (isSelected(strand)) intention.expect(strand);
    }

    /** A strand appears right after the step that created it. */
    private void meet(int strand) {
        if (strand == numbers.length) grow();
        strands++;
        children[strand] = 0;
        nextUses[strand] = Uses.NOTHING;
        boolean isMain = strand == 0;
        // The main thread begins without a choice, so what it starts first is met together with it.
        int parent = last == NOBODY ? 0 : last;
        numbers[strand] = isMain ? 0 : lineage.child(numbers[parent], children[parent]++);
        if (!isMain) intention.share(parent, strand, numbers[strand]);
    }

    private void grow() {
        int length = 2 * numbers.length;
        numbers = Arrays.copyOf(numbers, length);
        children = Arrays.copyOf(children, length);
        nextUses = Arrays.copyOf(nextUses, length);
        free = new int[length];
    }

    private boolean isSelected(int strand) {
        return selection != Uses.NOTHING && nextUses[strand] == selection;
    }

    /** An even draw among the strands that are not at a selected event, and the one that is intended. */
    private int drawn(ChoicePoint point) {
        for (int i = 0; i < PATIENCE; i++) {
            int index = random.nextInt(point.size());
            if (isFree(point.option(index))) return index;
        }
        int size = 0;
        for (int i = 0; i < point.size(); i++) {
            if (isFree(point.option(i))) free[size++] = i;
        }
        return size > 0 ? free[random.nextInt(size)] : intention.drawAmong(point);
    }

    private boolean isFree(ModelStrand strand) {
        // A strand that waits would go on because its time is up, which is no event.
        return !isSelected(strand.id()) || strand.id() == intention.strand() || !strand.isEnabled();
    }

    private void take(ModelStrand strand) {
        last = strand.id();
        if (!strand.isEnabled()) return;
        int use = nextUses[last];
        if (use == Uses.NOTHING) return;
        counts.add(use, numbers[last]);
        if (use == selection) intention.fulfil(last);
    }

    @Override
    public String guarantee() {
        return "none: schedules are drawn anew for ever";
    }
}
