package dev.selvage.engine.model;

import dev.selvage.engine.model.Chooser.Presence;

/** Puts the choices of a run before the chooser, and keeps the log of what was chosen. */
final class Choices {
    private static final Chooser NOBODY = point -> {
        throw new IllegalStateException("no run is under way");
    };

    private final VirtualClock clock;
    private Chooser chooser = NOBODY;
    private ChoiceLog log = new ChoiceLog();
    private boolean everyStep;
    private boolean timePassed;

    /** The options of the next choice. */
    final ChoicePoint point;

    Choices(VirtualClock clock, Fairness fairness) {
        this.clock = clock;
        this.point = new ChoicePoint(fairness);
    }

    void prepare(Chooser newChooser) {
        chooser = newChooser;
        everyStep = newChooser.seesEveryStep();
    }

    /** Forgets a run that is over. */
    void reset() {
        chooser = NOBODY;
        log = new ChoiceLog();
        timePassed = false;
    }

    /** Whether the chooser wants to see also the points at which there is no choice. */
    boolean everyStep() {
        return everyStep;
    }

    ChoiceLog log() {
        return log;
    }

    /** Nobody could go on until time passed. */
    void timePassed() {
        timePassed = true;
    }

    /**
     * One of the options: the chooser's, or the only one.
     *
     * @param uncertain whether even a single option is a choice, since it may turn out to be none
     */
    ModelStrand take(boolean uncertain) {
        if (point.size() > 1 || uncertain) return choose();
        if (everyStep) {
            note();
            chooser.forced(point);
        }
        return point.option(0);
    }

    ModelStrand choose() {
        note();
        ModelStrand chosen = point.option(chooser.choose(point));
        log.add(chosen.id());
        return chosen;
    }

    private void note() {
        point.at(clock.looks(), timePassed);
        timePassed = false;
    }

    /** What the chooser knows of a strand that it has just chosen and that waits outside. */
    Presence presence() {
        return chooser.presence();
    }

    /** The strand that was chosen last turned out to be away. */
    void markAway() {
        log.markAway();
    }
}
