package dev.selvage.engine.model;

import java.util.BitSet;

/** What {@link Fairness} and {@link Hunger} know of one strand. Times are those of {@link Fairness}. */
final class FairStanding {
    static final long NONE = -1;

    /** When it last became able to go on, and when it last had its turn. */
    long enabledAt;

    long turn;

    /** When it last yielded, which is where its sets E, D and S begin; {@link #NONE} before its first yield. */
    long window = NONE;

    /** Those with higher priority. */
    final BitSet above = new BitSet(0);

    /** D: those it has kept from going on since it last yielded. */
    final BitSet disabled = new BitSet(0);

    /** The sites at which it has yielded. */
    final BitSet sites = new BitSet(0);

    /** How often it has changed something, and how often it had when it last yielded. */
    long changes;

    long changesAtYield;

    /** How often it has come to the end of a loop that is known to keep nothing from round to round, since it last yielded. */
    int rounds;

    /** The same since the run began. */
    long loops;

    /** The step since which it could have had a turn, or {@link #NONE}. */
    long hungrySince = NONE;

    /** How often it has yielded repeatedly since a time-out last expired, and how many had by then. */
    int polls;

    long pollsSince = NONE;

    void reset() {
        enabledAt = 0;
        turn = 0;
        if (window != NONE) {
            window = NONE;
            above.clear();
            disabled.clear();
        }
        sites.clear();
        changes = 0;
        changesAtYield = 0;
        rounds = 0;
        loops = 0;
        hungrySince = NONE;
        polls = 0;
        pollsSince = NONE;
    }
}
