package dev.selvage.engine.model;

import java.util.List;

/**
 * Notices strands that could go on, at times at least, and have not been chosen for many steps, though nobody who was chosen instead
 * has yielded. They come first then, whatever the chooser says.
 */
final class Hunger {
    /** Steps without a turn that no schedule of any use needs. */
    static final int PATIENCE = 20_000;

    /** The same for steps of one and the same other strand. */
    static final int PATIENCE_WITH_ONE = 10_000;

    private final List<ModelStrand> strands;
    private final Fairness fairness;

    /** No strand has been hungry for too long before this step. */
    private long nextLook = PATIENCE;

    Hunger(List<ModelStrand> strands, Fairness fairness) {
        this.strands = strands;
        this.fairness = fairness;
    }

    void reset() {
        nextLook = PATIENCE;
    }

    /** From this step on it could have a turn; whoever is kept from it for a while only is hungry all the same. */
    static void begin(ModelStrand strand, long step) {
        if (strand.fairness.hungrySince == FairStanding.NONE) strand.fairness.hungrySince = step;
    }

    static void end(ModelStrand strand) {
        strand.fairness.hungrySince = FairStanding.NONE;
    }

    /** Looks for those who have waited for too long, when it is time to. */
    void look(long step) {
        if (step < nextLook) return;
        nextLook = step + PATIENCE;
        for (int i = 0; i < strands.size(); i++) {
            ModelStrand strand = strands.get(i);
            long since = strand.fairness.hungrySince;
            if (since == FairStanding.NONE) continue;
            if (step - since >= PATIENCE) fairness.starve(strand);
            else nextLook = Math.min(nextLook, since + PATIENCE);
        }
    }

    /** One strand went on for too long: everybody else comes first. */
    void afterOne() {
        for (int i = 0; i < strands.size(); i++) {
            if (strands.get(i).fairness.hungrySince != FairStanding.NONE) fairness.starve(strands.get(i));
        }
    }
}
