package dev.selvage.explorer.strategy.repeat;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;

/**
 * Follows the choices of an earlier run as far as they are possible, and from there on lets every strand go on until it blocks. For a program that has changed
 * since.
 */
public final class LooseReplayStrategy implements Chooser {
    private final int[] choices;
    private int next;
    private boolean left;

    public LooseReplayStrategy(int[] choices) {
        this.choices = choices.clone();
    }

    @Override
    public int choose(ChoicePoint point) {
        int followed = left || next == choices.length ? -1 : point.indexOf(strand(choices[next]));
        if (followed < 0) {
            left = true;
            return Math.max(0, point.currentIndex());
        }
        next++;
        return followed;
    }

    private static int strand(int choice) {
        return choice < 0 ? ~choice : choice;
    }

    /** How many choices could be followed. */
    public int followed() {
        return next;
    }
}
