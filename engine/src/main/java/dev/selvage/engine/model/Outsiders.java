package dev.selvage.engine.model;

import dev.selvage.engine.execution.Outside;
import dev.selvage.engine.model.Chooser.Presence;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides when strands that wait outside the program come back. Whoever is chosen while outside is asked, once: when it is
 * not back, it is asked again after something happened that it may have waited for, or when nobody else can go on. The
 * answer is part of the schedule, so that a repetition does not depend on how fast the world is.
 */
final class Outsiders {
    private final Outside outside;
    private final List<ModelStrand> away = new ArrayList<>();

    /** Nobody else can go on: whoever is asked is waited for until this time, in nanoseconds of the real clock. */
    private long patientUntil;

    private boolean patient;

    Outsiders(Outside outside) {
        this.outside = outside;
    }

    void reset() {
        away.clear();
        patient = false;
    }

    boolean isEmpty() {
        return away.isEmpty();
    }

    /** Whether one of them may be chosen. */
    boolean hasOptions() {
        // Asked at every step: an iterator would be most of what a step allocates.
        for (int i = 0; i < away.size(); i++) {
            if (!away.get(i).asked) return true;
        }
        return false;
    }

    void add(ModelStrand strand, String what) {
        strand.blockage = new Blockage.Outside(what);
        strand.asked = false;
        away.add(strand);
    }

    static boolean isOutside(ModelStrand strand) {
        return strand.blockage instanceof Blockage.Outside;
    }

    /** Whether {@code strand}, which was chosen, comes back now. */
    boolean comesBack(ModelStrand strand, Presence presence) {
        strand.asked = true;
        if (!isBack(strand, presence)) return false;
        outside.admit(strand);
        away.remove(strand);
        strand.blockage = null;
        // What it did out there may be what others wait for.
        askAgain();
        return true;
    }

    private boolean isBack(ModelStrand strand, Presence presence) {
        if (presence == Presence.AWAY) return false;
        if (presence == Presence.BACK) return outside.awaitSurely(strand);
        if (patient) return outside.awaitOneOf(strand, patientUntil - System.nanoTime());
        return outside.awaitBriefly(strand);
    }

    private void askAgain() {
        patient = false;
        for (ModelStrand strand : away) strand.asked = false;
    }

    /**
     * Nobody else can go on: everybody is asked once more, and waited for up to {@code nanos}, or as long as the watchdog
     * waits. Returns false when that has been done in vain.
     */
    boolean waitPatiently(long nanos) {
        boolean inVain = patient;
        askAgain();
        patient = !inVain;
        patientUntil = System.nanoTime() + Math.min(nanos, outside.patience());
        return !inVain;
    }

    long patience() {
        return outside.patience();
    }

    /** Who waits for what, in words. */
    String describe() {
        List<String> waits = new ArrayList<>();
        for (ModelStrand strand : away) {
            if (strand.blockage instanceof Blockage.Outside outsideFor) {
                waits.add("thread '" + strand.name() + "' (" + outsideFor.what() + ")");
            }
        }
        return String.join(", ", waits);
    }
}
