package dev.selvage.explorer.strategy.repeat;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;

/**
 * Lets a run that begins like the previous one get the same answers from outside the program: as long as the choices are the
 * same, whoever was back is waited for, and whoever was away is not looked for. Without this, a search that repeats a prefix
 * would depend on how fast the world is.
 */
public final class SameAnswers implements Chooser {
    private final Chooser chooser;
    private final int[] previous;
    private int next;
    private boolean same = true;

    /** @param previous the choices of the previous run */
    public SameAnswers(Chooser chooser, int[] previous) {
        this.chooser = chooser;
        this.previous = previous;
    }

    @Override
    public int choose(ChoicePoint point) {
        int index = chooser.choose(point);
        same = same
                && next < previous.length
                && idOf(previous[next]) == point.option(index).id();
        next++;
        return index;
    }

    private static int idOf(int choice) {
        return choice < 0 ? ~choice : choice;
    }

    @Override
    public boolean seesEveryStep() {
        return chooser.seesEveryStep();
    }

    @Override
    public void forced(ChoicePoint point) {
        chooser.forced(point);
    }

    @Override
    public Presence presence() {
        if (!same) return chooser.presence();
        return previous[next - 1] < 0 ? Presence.AWAY : Presence.BACK;
    }
}
