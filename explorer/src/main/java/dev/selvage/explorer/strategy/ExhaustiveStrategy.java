package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.DivergenceException;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Naive depth-first search over all choices: each run repeats the previous one up to the deepest choice that has an option
 * left, takes that, and from there on lets the current strand go on as long as it can.
 */
public final class ExhaustiveStrategy implements ExplorationStrategy {
    private final List<Choice> stack = new ArrayList<>();
    private int depth;
    private boolean cut;

    /** A choice on the path: {@code taken} options of {@code size} were tried, the last of them is being followed. */
    private static final class Choice {
        final int size;
        final int first;
        int taken;

        Choice(int size, int first) {
            this.size = size;
            this.first = first;
        }

        /** Options are tried in the order of their index, but the one that avoids a switch comes first. */
        int option() {
            if (taken == 0) return first;
            return taken <= first ? taken - 1 : taken;
        }
    }

    @Override
    public String id() {
        return "exhaustive";
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        depth = 0;
        if (previous == null) return true;
        if (previous.end() instanceof RunEnd.Cut) cut = true;
        while (!stack.isEmpty()) {
            Choice last = stack.get(stack.size() - 1);
            if (++last.taken < last.size) return true;
            stack.remove(stack.size() - 1);
        }
        return false;
    }

    @Override
    public int choose(ChoicePoint point) {
        if (depth == stack.size()) stack.add(new Choice(point.size(), Math.max(0, point.currentIndex())));
        Choice choice = stack.get(depth++);
        if (choice.size != point.size()) {
            throw new DivergenceException("choice " + depth + " had " + choice.size
                    + " options in an earlier run and has " + point.size() + " now");
        }
        return choice.option();
    }

    @Override
    public String guarantee() {
        return cut
                ? "every schedule up to the bound on steps was run"
                : "every schedule was run, up to fairness in loops that only wait";
    }
}
