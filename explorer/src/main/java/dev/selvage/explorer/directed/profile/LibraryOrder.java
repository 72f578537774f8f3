package dev.selvage.explorer.directed.profile;

import dev.selvage.runtime.Operation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;

/**
 * Follows the order synchronization of {@code java.util.concurrent} through the calls of a controlled run: latches, barriers,
 * phasers, futures, queues that hand things over. Where it cannot tell, it assumes no order.
 */
final class LibraryOrder {
    private static final Set<String> PUTS = Set.of("put", "offer", "add", "transfer");
    private static final Set<String> TAKES = Set.of("take", "poll", "remove");
    private static final Set<String> COMPLETIONS = Set.of("complete", "completeExceptionally", "cancel");

    private final ProfileBuilder builder;
    private final Map<Object, Meeting> meetings = new IdentityHashMap<>();
    private final Map<Object, Deque<OrderClock>> queues = new IdentityHashMap<>();
    private final Map<Object, OrderClock> completions = new IdentityHashMap<>();
    private final Map<Integer, Meeting> waiting = new HashMap<>();
    private final Map<Integer, Object> taking = new HashMap<>();
    private final Set<Integer> inFuture = new HashSet<>();

    /** Threads that come to one place: what has arrived, and who waits for the rest. */
    private static final class Meeting {
        OrderClock arrived = OrderClock.empty();
        OrderClock opened = OrderClock.empty();
        final Set<Integer> waiters = new TreeSet<>();
    }

    LibraryOrder(ProfileBuilder builder) {
        this.builder = builder;
    }

    /** The thread is about to call a method of {@code receiver}; nobody comes in between. */
    void call(int thread, LibraryRole role, Object receiver, String method) {
        switch (role) {
            case LATCH -> latch(thread, (CountDownLatch) receiver, method);
            case BARRIER -> barrier(thread, (CyclicBarrier) receiver, method);
            case PHASER -> phaser(thread, (Phaser) receiver, method);
            case FUTURE -> future(thread, (Future<?>) receiver, method);
            case QUEUE -> queue(thread, receiver, method);
            default -> {
                // Orders nothing.
            }
        }
    }

    /** The thread makes another event: whatever it waited for is over, unless it only parks. */
    void goesOn(int thread, Operation next) {
        if (next == Operation.PARK) return;
        Meeting left = waiting.remove(thread);
        if (left != null) left.waiters.remove(thread);
        Object queue = taking.remove(thread);
        if (queue != null) take(thread, queue);
        if (next != Operation.UNPARK) inFuture.remove(thread);
    }

    // ---- meetings

    private Meeting meeting(Object place) {
        return meetings.computeIfAbsent(place, unknown -> new Meeting());
    }

    private void arrive(int thread, Meeting meeting) {
        meeting.arrived = meeting.arrived.join(builder.release(thread));
    }

    /** All have arrived: those who wait go on, and those who come later need not wait. */
    private void open(Meeting meeting) {
        meeting.opened = meeting.arrived;
        meeting.arrived = OrderClock.empty();
        for (int waiter : meeting.waiters) {
            builder.acquire(waiter, meeting.opened);
            waiting.remove(waiter);
        }
        meeting.waiters.clear();
    }

    private void await(int thread, Meeting meeting) {
        meeting.waiters.add(thread);
        waiting.put(thread, meeting);
    }

    private void latch(int thread, CountDownLatch latch, String method) {
        Meeting meeting = meeting(latch);
        long count = latch.getCount();
        if (method.equals("countDown") && count > 0) {
            arrive(thread, meeting);
            if (count == 1) open(meeting);
        } else if (method.equals("await")) {
            if (count == 0) builder.acquire(thread, meeting.opened);
            else await(thread, meeting);
        }
    }

    private void barrier(int thread, CyclicBarrier barrier, String method) {
        if (!method.equals("await")) return;
        Meeting meeting = meeting(barrier);
        arrive(thread, meeting);
        await(thread, meeting);
        if (barrier.getNumberWaiting() + 1 == barrier.getParties()) open(meeting);
    }

    private void phaser(int thread, Phaser phaser, String method) {
        Meeting meeting = meeting(phaser);
        boolean arrives = method.startsWith("arrive");
        if (arrives) arrive(thread, meeting);
        if (method.contains("wait")) await(thread, meeting);
        if (arrives && phaser.getUnarrivedParties() == 1) open(meeting);
    }

    // ---- futures

    private void future(int thread, Future<?> future, String method) {
        if (COMPLETIONS.contains(method)) {
            if (!future.isDone()) completions.put(future, builder.release(thread));
        } else if (method.equals("get") || method.equals("join")) {
            OrderClock completion = completions.get(future);
            if (completion != null && future.isDone()) builder.acquire(thread, completion);
            inFuture.add(thread);
        }
    }

    /** A thread wakes another one: who waits for a future is woken by whoever completes it. */
    void unparked(int by, int woken) {
        if (by != woken && inFuture.contains(woken)) builder.acquire(woken, builder.release(by));
    }

    // ---- queues

    private void queue(int thread, Object queue, String method) {
        Deque<OrderClock> handed = queues.computeIfAbsent(queue, unknown -> new ArrayDeque<>());
        if (PUTS.contains(method) && hasRoom(queue, method)) handed.add(builder.release(thread));
        else if (TAKES.contains(method)) {
            if (handed.isEmpty()) taking.put(thread, queue);
            else take(thread, queue);
        }
    }

    private static boolean hasRoom(Object queue, String method) {
        boolean bounded = queue instanceof ArrayBlockingQueue || queue instanceof LinkedBlockingQueue;
        return method.equals("put") || !bounded || ((BlockingQueue<?>) queue).remainingCapacity() > 0;
    }

    private void take(int thread, Object queue) {
        Deque<OrderClock> handed = queues.get(queue);
        OrderClock first = handed == null ? null : handed.poll();
        // With several takers under way it is not known who got what.
        if (first != null && !taking.containsValue(queue)) builder.acquire(thread, first);
    }
}
