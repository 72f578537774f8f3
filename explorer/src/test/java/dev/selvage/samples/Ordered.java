package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Programs in which one thread reads and writes a field, and another writes it, kept apart in various ways. */
public final class Ordered {
    static int shared;
    static volatile boolean done;

    private Ordered() {}

    private static void local() {
        shared++;
    }

    private static void remote() {
        shared = 5;
    }

    /** Nothing keeps them apart. */
    public static final class ByNothing {
        public static void main(String[] args) {
            start(Ordered::local);
            remote();
        }
    }

    /** Who comes second finds the value in most runs; when both compute it, their writes interleave. */
    public static final class ByFirstUse {
        public static void main(String[] args) throws InterruptedException {
            Thread one = start(ByFirstUse::value);
            Thread two = start(ByFirstUse::value);
            one.join();
            two.join();
        }

        private static int value() {
            if (shared == 0) {
                shared = 17;
                shared = shared * 37;
            }
            return shared;
        }
    }

    /** Two threads that both count, and a check that none is lost. */
    public static final class Counted {
        public static void main(String[] args) throws InterruptedException {
            Thread one = start(Ordered::local);
            Thread two = start(Ordered::local);
            one.join();
            two.join();
            if (shared != 2) throw new AssertionError("counted " + shared);
        }
    }

    public static final class ByLatch {
        public static void main(String[] args) throws InterruptedException {
            CountDownLatch latch = new CountDownLatch(1);
            start(() -> {
                local();
                latch.countDown();
            });
            latch.await();
            remote();
        }
    }

    public static final class ByBarrier {
        public static void main(String[] args) throws InterruptedException, BrokenBarrierException {
            CyclicBarrier barrier = new CyclicBarrier(2);
            start(() -> {
                local();
                barrier.await();
            });
            barrier.await();
            remote();
        }
    }

    public static final class ByFuture {
        public static void main(String[] args) {
            CompletableFuture<String> future = new CompletableFuture<>();
            start(() -> {
                local();
                future.complete("now");
            });
            future.join();
            remote();
        }
    }

    public static final class ByQueue {
        public static void main(String[] args) throws InterruptedException {
            BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
            start(() -> {
                local();
                queue.put("yours");
            });
            queue.take();
            remote();
        }
    }

    /** By a task of a pool whose thread was there before. */
    public static final class ByTask {
        public static void main(String[] args) throws InterruptedException, ExecutionException {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.submit(() -> {}).get();
            local();
            pool.execute(Ordered::remote);
            pool.shutdown();
        }
    }

    /** By the result of a task. */
    public static final class ByResult {
        public static void main(String[] args) throws InterruptedException, ExecutionException {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.submit(Ordered::local).get();
            remote();
            pool.shutdown();
        }
    }

    /** By a future that a thread of the common pool completes. */
    public static final class ByCompletion {
        public static void main(String[] args) {
            CompletableFuture.runAsync(Ordered::local).join();
            remote();
        }
    }

    public static final class BySemaphore {
        public static void main(String[] args) throws InterruptedException {
            Semaphore permits = new Semaphore(0);
            start(() -> {
                local();
                permits.release();
            });
            permits.acquire();
            remote();
        }
    }

    public static final class ByExchanger {
        public static void main(String[] args) throws InterruptedException {
            Exchanger<String> exchanger = new Exchanger<>();
            start(() -> {
                local();
                exchanger.exchange("egg");
            });
            exchanger.exchange("coin");
            remote();
        }
    }

    /** By a flag that is asked for again and again: no analysis of synchronization knows that. */
    public static final class ByFlag {
        public static void main(String[] args) {
            start(() -> {
                local();
                done = true;
            });
            while (!done) Thread.onSpinWait();
            remote();
        }
    }

    /** By the same flag, while both are in an object that nobody sees into. */
    public static final class ByFlagBesideUnseen {
        public static void main(String[] args) {
            Unseen.Together.main(args);
            ByFlag.main(args);
        }
    }

    /** By the same flag, while time decides another order. */
    public static final class ByFlagBesideSleep {
        public static void main(String[] args) {
            start(() -> {
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            ByFlag.main(args);
        }
    }

    /** By a join that could have been over before. */
    public static final class ByTimedJoin {
        public static void main(String[] args) throws InterruptedException {
            start(Ordered::local).join(5);
            remote();
        }
    }

    /** One section holds both accesses. */
    public static final class ByLock {
        public static void main(String[] args) {
            ReentrantLock lock = new ReentrantLock();
            start(() -> {
                lock.lock();
                local();
                lock.unlock();
            });
            lock.lock();
            remote();
            lock.unlock();
        }
    }

    /** Two sections of one lock hold one access each. */
    public static final class ByTwoSections {
        public static void main(String[] args) {
            ReentrantLock lock = new ReentrantLock();
            start(() -> {
                lock.lock();
                int seen = shared;
                lock.unlock();
                lock.lock();
                shared = seen + 1;
                lock.unlock();
            });
            lock.lock();
            remote();
            lock.unlock();
        }
    }

    /** One section, but the lock is given up in it to wait. */
    public static final class ByCondition {
        public static void main(String[] args) throws InterruptedException {
            ReentrantLock lock = new ReentrantLock();
            Condition changed = lock.newCondition();
            lock.lock();
            int seen = shared;
            start(() -> change(lock, changed));
            while (!done) changed.await();
            Outcome.say(seen + " and then " + shared);
            lock.unlock();
        }

        private static void change(ReentrantLock lock, Condition changed) {
            lock.lock();
            remote();
            done = true;
            changed.signalAll();
            lock.unlock();
        }
    }
}
