package dev.selvage.explorer.strategy.repeat;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.DivergenceException;

/**
 * Follows the choices of an earlier run and objects where they are not possible any more. A negative choice is the complement
 * of a strand that was chosen while it was outside the program, and did not come back.
 */
public final class ReplayStrategy implements Chooser {
    private final int[] choices;
    private int next;

    public ReplayStrategy(int[] choices) {
        this.choices = choices.clone();
    }

    @Override
    public int choose(ChoicePoint point) {
        if (next == choices.length) {
            throw new DivergenceException("the recorded schedule ends after " + choices.length
                    + " choices, but the program goes on and has to choose");
        }
        int choice = choices[next++];
        int wanted = choice < 0 ? ~choice : choice;
        int index = point.indexOf(wanted);
        if (index < 0) {
            throw new DivergenceException("at choice " + next + " of " + choices.length + " thread " + wanted
                    + " should go on, but it cannot");
        }
        return index;
    }

    @Override
    public Presence presence() {
        return choices[next - 1] < 0 ? Presence.AWAY : Presence.BACK;
    }

    /** Whether the whole schedule was used. */
    public boolean isComplete() {
        return next == choices.length;
    }

    public int used() {
        return next;
    }
}
