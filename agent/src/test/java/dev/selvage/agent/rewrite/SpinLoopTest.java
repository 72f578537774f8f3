package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SpinLoopTest {
    @SuppressWarnings({"unused", "StatementWithEmptyBody"})
    static class Loops {
        volatile boolean flag;
        volatile int[] cells = new int[2];
        final AtomicInteger atomic = new AtomicInteger();
        final AtomicBoolean taken = new AtomicBoolean();
        int count;

        void spinOnField() {
            while (!flag) {}
        }

        void spinAtTheEnd() {
            do {
                Thread.onSpinWait();
            } while (!flag);
        }

        int spinWithReturnInside() {
            while (true) {
                if (flag) return 1;
                if (cells[1] > 0) return 2;
                Thread.yield();
            }
        }

        void spinOnAtomic() {
            while (atomic.get() == 0) {}
        }

        void spinOnAttempt() {
            while (!taken.compareAndSet(false, true)) Thread.onSpinWait();
        }

        void spinOnThread(Thread other) {
            while (other.isAlive() && !Thread.currentThread().isInterrupted()) {}
        }

        Object spinOnPoll(Queue<Object> queue) {
            Object polled;
            while ((polled = queue.poll()) == null) {}
            return polled;
        }

        Object spinWithLocal(ConcurrentMap<String, Object> map) {
            while (true) {
                Object found = map.get("key");
                if (found != null) return found;
                Thread.onSpinWait();
            }
        }

        void spinOnFuture(Future<?> future) {
            while (!future.isDone()) {}
        }

        Object workBehindBranch(Queue<Object> queue) {
            Object polled = null;
            while (true) {
                if (flag) polled = queue.poll();
                if (polled != null) return polled;
            }
        }

        Object workOnLastRound(Queue<Object> queue) {
            Object polled = null;
            Object before = null;
            while (polled == null || before == polled) {
                before = polled;
                polled = queue.poll();
            }
            return polled;
        }

        Object workWhileConditionIsAtTheEnd(Queue<Object> queue) {
            Object polled;
            do {
                polled = queue.poll();
            } while (polled == null);
            return polled;
        }

        void workOnField() {
            while (!flag) count = 1;
        }

        void workOnElement() {
            while (!flag) cells[0] = 1;
        }

        void workOnLocal() {
            int rounds = 0;
            while (!flag && rounds < 10) rounds++;
        }

        void workByCall() {
            while (!flag) workOnField();
        }

        void workByUpdate() {
            while (atomic.incrementAndGet() < 10) {}
        }

        void workUnderLock() {
            while (!flag) {
                synchronized (this) {
                }
            }
        }

        void workByMaking() {
            while (!flag) new Loops();
        }

        int noLoop() {
            if (flag) return 1;
            return cells[0] > 0 ? 2 : 3;
        }
    }

    @Test
    void exactly_the_loops_that_keep_nothing_for_the_next_round_and_call_only_readers_are_spin_loops() {
        assertThat(Hooks.of(Loops.class).methodsWith("Threads.spin"))
                .containsExactlyInAnyOrder(
                        "spinOnField",
                        "spinAtTheEnd",
                        "spinWithReturnInside",
                        "spinOnAtomic",
                        "spinOnAttempt",
                        "spinOnThread",
                        "spinOnPoll",
                        "spinWithLocal",
                        "spinOnFuture");
    }

    @Test
    void a_rewritten_spin_loop_ends_when_its_condition_says_so() throws ReflectiveOperationException {
        Class<?> rewritten = Rewriting.define(Loops.class.getName(), Rewriting.rewrite(Loops.class));
        Constructor<?> constructor = rewritten.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object loops = constructor.newInstance();
        Field flag = rewritten.getDeclaredField("flag");
        flag.setAccessible(true);
        flag.setBoolean(loops, true);
        for (String name : List.of("spinOnField", "spinAtTheEnd", "spinWithReturnInside", "spinOnAttempt")) {
            Method method = rewritten.getDeclaredMethod(name);
            method.setAccessible(true);
            assertThat(method.invoke(loops)).isIn(null, 1);
        }
    }

    @Test
    void a_rewritten_loop_gives_what_its_last_round_stored() throws ReflectiveOperationException {
        Class<?> rewritten = Rewriting.define(Loops.class.getName(), Rewriting.rewrite(Loops.class));
        Constructor<?> constructor = rewritten.getDeclaredConstructor();
        constructor.setAccessible(true);
        Method poll = rewritten.getDeclaredMethod("spinOnPoll", Queue.class);
        poll.setAccessible(true);
        assertThat(poll.invoke(constructor.newInstance(), new ConcurrentLinkedQueue<>(List.of("work"))))
                .isEqualTo("work");
    }
}
