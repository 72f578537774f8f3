package dev.selvage.explorer.directed.profile;

import dev.selvage.engine.free.FreeEvent;
import dev.selvage.engine.free.FreeEvent.Moment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * Order synchronization of {@code java.util.concurrent} in a free run, as far as the beginnings and ends of calls show it. Where
 * they do not, it assumes no order.
 */
final class FreeOrder {
    private static final Set<String> PUTS = Set.of("put", "offer", "add", "transfer");
    private static final Set<String> TAKES = Set.of("take", "poll", "remove");

    /** In place of a round: the task itself, and not its result. */
    private static final int TASK = -1;

    private final ProfileBuilder builder;
    private final HandOvers handOvers;
    private final Function<Long, Class<?>> typeOf;

    /** What has arrived at a latch, a barrier of one round, a future, or was given first by another thread. */
    private final Map<Place, OrderClock> arrived = new HashMap<>();

    private final Map<Visitor, Integer> rounds = new HashMap<>();
    private final Map<Long, Queue> queues = new HashMap<>();
    private final Map<Long, Long> permits = new HashMap<>();
    private final Map<Long, Traders> exchangers = new HashMap<>();

    private record Place(long object, int round) {}

    private record Visitor(int thread, long object) {}

    /** A queue whose elements come from one thread. */
    private static final class Queue {
        final List<OrderClock> put = new ArrayList<>();
        final Map<Integer, Integer> takenBefore = new HashMap<>();
        int taken;
    }

    /** Those who are in an exchange; not known any more once a call has not returned. */
    private static final class Traders {
        final Set<Integer> inside = new HashSet<>();
        boolean known = true;
    }

    FreeOrder(ProfileBuilder builder, HandOvers handOvers, Function<Long, Class<?>> typeOf) {
        this.builder = builder;
        this.handOvers = handOvers;
        this.typeOf = typeOf;
    }

    void call(FreeEvent event, LibraryRole role, String method) {
        boolean before = event.moment() == Moment.BEFORE;
        switch (role) {
            case LATCH -> meet(event, 0, before && method.equals("countDown"), method.equals("await"));
            case FUTURE -> future(event, method);
            case BARRIER, PHASER -> {
                if (method.equals("await") || method.equals("arriveAndAwaitAdvance")) barrier(event, before);
            }
            case QUEUE -> queue(event, method);
            case SEMAPHORE -> semaphore(event, method);
            case EXCHANGER -> exchange(event, before);
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

    // ---- tasks, results, permits

    /** A task goes to a pool or comes from it, or its result is known. */
    void handOver(FreeEvent event) {
        boolean before = event.moment() == Moment.BEFORE;
        Place task = new Place(event.object(), TASK);
        if (before && handOvers.isResult(event))
            arrived.put(new Place(event.object(), 0), builder.release(event.thread()));
        else if (before) give(task, event.thread());
        else if (handOvers.isOneAlone(event.object())) take(task, event.thread());
    }

    private void future(FreeEvent event, String method) {
        if (event.moment() != Moment.AFTER || !method.equals("get") && !method.equals("join")) return;
        take(new Place(event.object(), 0), event.thread());
        // Nobody carries a completable future out: who hands it over has completed it.
        boolean completable = CompletableFuture.class.isAssignableFrom(typeOf.apply(event.object()));
        if (completable && handOvers.isOneAlone(event.object())) take(new Place(event.object(), TASK), event.thread());
    }

    /**
     * Who gets a permit of a semaphore that was made without any comes after the first release, if they are all of one thread.
     * How many permits a call is about is not known.
     */
    private void semaphore(FreeEvent event, String method) {
        long initial = permits.computeIfAbsent(event.object(), unknown -> event.index());
        Place place = new Place(event.object(), 0);
        if (event.moment() == Moment.BEFORE && method.equals("release")) give(place, event.thread());
        boolean acquired = event.moment() == Moment.AFTER && (method.equals("acquire") || method.equals("tryAcquire"));
        if (acquired && initial == 0 && handOvers.isOneAlone(event.object())) take(place, event.thread());
    }

    /** What comes first is what everybody can count on. */
    private void give(Place place, int thread) {
        OrderClock given = builder.release(thread);
        arrived.putIfAbsent(place, given);
    }

    private void take(Place place, int thread) {
        OrderClock given = arrived.get(place);
        if (given != null) builder.acquire(thread, given);
    }

    // ---- exchangers

    /** Two threads that exchange with each other meet every time; of three nobody knows who meets whom. */
    private void exchange(FreeEvent event, boolean before) {
        Traders traders = exchangers.computeIfAbsent(event.object(), unknown -> new Traders());
        if (before) traders.known &= traders.inside.add(event.thread());
        else traders.inside.remove(event.thread());
        if (traders.known && handOvers.count(event.object()) == 2 && event.moment() != Moment.VAIN)
            barrier(event, before);
    }

    // ---- queues

    private void queue(FreeEvent event, String method) {
        Queue queue = queues.computeIfAbsent(event.object(), unknown -> new Queue());
        if (PUTS.contains(method) && event.moment() == Moment.BEFORE) put(event.thread(), queue);
        else if (TAKES.contains(method) && event.moment() == Moment.BEFORE) {
            queue.takenBefore.put(event.thread(), queue.taken);
        } else if (TAKES.contains(method) && event.moment() == Moment.AFTER) take(event, queue);
    }

    private void put(int thread, Queue queue) {
        queue.put.add(builder.release(thread));
    }

    /** Whatever it got, it is none of those that had been taken when it began to wait, and so not put earlier. */
    private void take(FreeEvent event, Queue queue) {
        int least = queue.takenBefore.getOrDefault(event.thread(), 0);
        queue.taken++;
        boolean certain = handOvers.isOneAlone(event.object()) && least < queue.put.size();
        if (certain) builder.acquire(event.thread(), queue.put.get(least));
    }
}
