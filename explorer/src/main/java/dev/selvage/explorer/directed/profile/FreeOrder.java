package dev.selvage.explorer.directed.profile;

import dev.selvage.engine.free.FreeEvent;
import dev.selvage.engine.free.FreeEvent.Moment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Order synchronization of {@code java.util.concurrent} in a free run, as far as the beginnings and ends of calls show it. Where
 * they do not, it assumes no order.
 */
final class FreeOrder {
    private static final Set<String> PUTS = Set.of("put", "offer", "add", "transfer");
    private static final Set<String> TAKES = Set.of("take", "poll", "remove");

    private final ProfileBuilder builder;

    /** What has arrived at a latch, a barrier of one round, or a future. */
    private final Map<Place, OrderClock> arrived = new HashMap<>();

    private final Map<Visitor, Integer> rounds = new HashMap<>();
    private final Map<Long, Queue> queues = new HashMap<>();

    private record Place(long object, int round) {}

    private record Visitor(int thread, long object) {}

    /** A queue whose elements come from one thread. */
    private static final class Queue {
        final List<OrderClock> put = new ArrayList<>();
        final Map<Integer, Integer> takenBefore = new HashMap<>();
        int putter = -1;
        boolean severalPutters;
        int taken;
    }

    FreeOrder(ProfileBuilder builder) {
        this.builder = builder;
    }

    void call(FreeEvent event, LibraryRole role, String method) {
        boolean before = event.moment() == Moment.BEFORE;
        switch (role) {
            case LATCH -> meet(event, 0, before && method.equals("countDown"), method.equals("await"));
            case FUTURE ->
                meet(event, 0, before && method.startsWith("complete"), method.equals("get") || method.equals("join"));
            case BARRIER, PHASER -> {
                if (method.equals("await") || method.equals("arriveAndAwaitAdvance")) barrier(event, before);
            }
            case QUEUE -> queue(event, method);
            default -> {
                // Orders nothing.
            }
        }
    }

    private void meet(FreeEvent event, int round, boolean arrives, boolean waits) {
        Place place = new Place(event.object(), round);
        if (arrives) arrived.merge(place, builder.release(event.thread()), OrderClock::join);
        OrderClock all = arrived.get(place);
        if (waits && event.moment() == Moment.AFTER && all != null) builder.acquire(event.thread(), all);
    }

    /** Every thread is taken to come to every round. */
    private void barrier(FreeEvent event, boolean before) {
        Visitor visitor = new Visitor(event.thread(), event.object());
        int round = before ? rounds.merge(visitor, 1, Integer::sum) : rounds.getOrDefault(visitor, 0);
        meet(event, round, before, true);
    }

    // ---- queues

    private void queue(FreeEvent event, String method) {
        Queue queue = queues.computeIfAbsent(event.object(), unknown -> new Queue());
        if (PUTS.contains(method) && event.moment() == Moment.BEFORE) put(event.thread(), queue);
        else if (TAKES.contains(method) && event.moment() == Moment.BEFORE) {
            queue.takenBefore.put(event.thread(), queue.taken);
        } else if (TAKES.contains(method) && event.moment() == Moment.AFTER) take(event.thread(), queue);
    }

    private void put(int thread, Queue queue) {
        queue.severalPutters |= queue.putter != -1 && queue.putter != thread;
        queue.putter = thread;
        queue.put.add(builder.release(thread));
    }

    /** Whatever it got, it is none of those that had been taken when it began to wait, and so not put earlier. */
    private void take(int thread, Queue queue) {
        int least = queue.takenBefore.getOrDefault(thread, 0);
        queue.taken++;
        if (!queue.severalPutters && least < queue.put.size()) builder.acquire(thread, queue.put.get(least));
    }
}
