package dev.selvage.explorer.search;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.runtime.Operation;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Notices that the latest events of a run repeat themselves: the same operations at the same places on the same objects by
 * the same strands, over and over. What is read and written is not looked at here.
 */
public final class CycleWatch implements RunListener {
    /** How many of the latest events must be such that the first quarter of them repeats. */
    private static final int WINDOW = 2_048;

    private static final int ROUNDS = 4;

    private final long[] latest = new long[WINDOW];
    private final int[] strands = new int[WINDOW];
    private final Map<Object, Integer> objects = new IdentityHashMap<>();
    private int next;
    private boolean full;
    private boolean begun;

    /** From here on events are watched, which costs. */
    public void begin() {
        begun = true;
    }

    /** Everything so far is no part of a cycle: time has passed, say. */
    public void restart() {
        next = 0;
        full = false;
        objects.clear();
    }

    @Override
    public void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {
        if (!begun) return;
        if (operation == Operation.SLEEP || operation == Operation.EXTERNAL) restart();
        int object = target == null ? 0 : number(target);
        long signature = strand.id() * 31L + operation.ordinal();
        signature = (signature * 1_000_003L + site) * 1_000_003L + userSite;
        latest[next] = (signature * 1_000_003L + object) * 1_000_003L + index;
        strands[next] = strand.id();
        next = (next + 1) % WINDOW;
        full |= next == 0;
        // A cycle uses no new objects.
        if (objects.size() > WINDOW) restart();
    }

    @Override
    public void onSolitude() {
        restart();
    }

    /** Without a lambda, which would be linked in the middle of whatever the strand does. */
    private int number(Object target) {
        Integer known = objects.get(target);
        if (known != null) return known;
        objects.put(target, objects.size() + 1);
        return objects.size();
    }

    /** Whether the latest events are several rounds of one cycle. */
    public boolean isCycle() {
        return full && period() <= WINDOW / ROUNDS;
    }

    /** Whether {@code strand} is among those whose events repeat themselves. */
    public boolean isOf(int strand) {
        for (int other : strands) {
            if (other == strand) return true;
        }
        return false;
    }

    /** The least number of events after which all later ones of the window repeat: what is left of its longest border. */
    private int period() {
        int[] border = new int[WINDOW];
        int length = 0;
        for (int i = 1; i < WINDOW; i++) {
            while (length > 0 && at(i) != at(length)) length = border[length - 1];
            if (at(i) == at(length)) length++;
            border[i] = length;
        }
        return WINDOW - length;
    }

    private long at(int position) {
        return latest[(next + position) % WINDOW];
    }
}
