package dev.selvage.explorer.strategy.sampling;

import dev.selvage.engine.model.ChoicePoint;
import java.util.SplittableRandom;

/**
 * Which strand is intended to make the next selected event of a run: drawn in proportion to how many each has left, those of strands that it is still
 * to create included.
 */
final class Intention {
    static final int NOBODY = -1;

    /** By strand, in units of {@link #event}. */
    private final Weights left = new Weights();

    /** What the strands are expected to do, by their number in the lineage, with their descendants. */
    private long[] expected = {};

    /** The weight of one event. */
    private long event = 1;

    private SplittableRandom random = new SplittableRandom(0);
    private int strand = NOBODY;

    /** A run begins, with the main thread. */
    void begin(long[] newExpected, long newEvent, SplittableRandom newRandom) {
        expected = newExpected;
        event = newEvent;
        random = newRandom;
        left.clear();
        left.set(0, expected[0]);
        draw();
    }

    /** The strand that is intended. */
    int strand() {
        return strand;
    }

    private void draw() {
        strand = left.total() == 0 ? NOBODY : left.draw(random);
    }

    /** The parent has created a child: what was expected of both is shared, and so is the intention. */
    void share(int parent, int child, int number) {
        long ofBoth = left.get(parent);
        long ofChild = Math.min(ofBoth, number < expected.length ? expected[number] : 0);
        left.set(parent, ofBoth - ofChild);
        left.set(child, ofChild);
        boolean passes = parent == strand && ofBoth > 0 && random.nextLong(ofBoth) < ofChild;
        if (passes) strand = child;
    }

    /** The strand stands at a selected event, so it has at least that one left. */
    void expect(int who) {
        if (left.get(who) < event) left.set(who, event);
        if (strand == NOBODY) draw();
    }

    /** The strand makes a selected event. */
    void fulfil(int who) {
        left.set(who, Math.max(0, left.get(who) - event));
        draw();
    }

    /** The strand has ended. */
    void end(int who) {
        left.set(who, 0);
        if (strand == who) draw();
    }

    /** All options are at selected events, and nobody of them is intended: one of them is now. Returns its index. */
    int drawAmong(ChoicePoint point) {
        long sum = 0;
        for (int i = 0; i < point.size(); i++) sum += atLeastOne(point, i);
        long drawn = random.nextLong(sum);
        int index = 0;
        while ((drawn -= atLeastOne(point, index)) >= 0) index++;
        strand = point.option(index).id();
        return index;
    }

    /** Whoever could not go on for a while may have counted as ended; it has the event left at which it stands. */
    private long atLeastOne(ChoicePoint point, int option) {
        return Math.max(event, left.get(point.option(option).id()));
    }
}
