package dev.selvage.explorer.strategy.directed.suspects;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.runtime.Operation;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import org.jspecify.annotations.Nullable;

/**
 * Vector clocks of what orders threads in every run: starts and joins, signals, permits, latches, barriers. Locks are left out, since
 * who comes first there is chance.
 */
public final class OrderClocks {
    private final Map<Integer, int[]> strands = new HashMap<>();

    /** What was handed over by way of an object: a thread, a monitor, a latch. */
    private final Map<Object, int[]> given = new IdentityHashMap<>();

    /** From which object a strand takes when it does anything again. */
    private final Map<Integer, Object> pending = new HashMap<>();

    /** The strand's clock at the event, its own component advanced. */
    public int[] onEvent(ModelStrand strand, Operation operation, @Nullable Object target) {
        int id = strand.id();
        Object awaited = pending.remove(id);
        if (awaited != null) take(id, awaited);
        if (operation == Operation.BEGIN) take(id, strand.identity());
        int[] clock = advanced(id);
        strands.put(id, clock);
        switch (operation) {
            case START, UNPARK, INTERRUPT, NOTIFY, NOTIFY_ALL -> give(target, clock);
            case END -> give(strand.identity(), clock);
            case JOIN, WAIT -> waitFor(id, target);
            case PARK -> waitFor(id, strand.identity());
            case CALL -> call(id, target, clock);
            default -> {}
        }
        return clock;
    }

    private void call(int id, @Nullable Object target, int[] clock) {
        if (!(target instanceof CountDownLatch) && !(target instanceof CyclicBarrier)) return;
        give(target, clock);
        waitFor(id, target);
    }

    private void give(@Nullable Object to, int[] clock) {
        if (to != null) given.merge(to, clock, OrderClocks::join);
    }

    private void waitFor(int id, @Nullable Object from) {
        if (from != null) pending.put(id, from);
    }

    private void take(int id, Object from) {
        int[] clock = given.get(from);
        if (clock != null) strands.merge(id, clock, OrderClocks::join);
    }

    private int[] advanced(int id) {
        int[] clock = strands.getOrDefault(id, new int[0]);
        int[] next = Arrays.copyOf(clock, Math.max(clock.length, id + 1));
        next[id]++;
        return next;
    }

    /** Whether what {@code strand} did at {@code then} comes before what has the clock {@code now}. */
    public static boolean isBefore(int strand, int[] then, int[] now) {
        return strand < now.length && then[strand] <= now[strand];
    }

    private static int[] join(int[] one, int[] other) {
        int[] joined = Arrays.copyOf(one, Math.max(one.length, other.length));
        for (int i = 0; i < other.length; i++) joined[i] = Math.max(joined[i], other[i]);
        return joined;
    }
}
