package dev.selvage.explorer.directed.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

class LibraryRoleTest {
    private abstract static class LatchAndFuture extends CountDownLatch implements Future<String> {
        LatchAndFuture() {
            super(1);
        }
    }

    private abstract static class BarrierAndFuture extends CyclicBarrier implements Future<String> {
        BarrierAndFuture() {
            super(1);
        }
    }

    private abstract static class PhaserAndFuture extends Phaser implements Future<String> {}

    private abstract static class PermitsAndFuture extends Semaphore implements Future<String> {
        PermitsAndFuture() {
            super(1);
        }
    }

    private abstract static class LockAndCondition extends ReentrantLock implements Condition {}

    private abstract static class QueueAndFuture extends LinkedBlockingQueue<String> implements Future<String> {}

    private interface ConditionAndFuture extends Condition, Future<String> {}

    @Test
    void a_type_is_what_it_inherits_and_then_what_it_implements() {
        assertThat(LibraryRole.ofType(LatchAndFuture.class)).isEqualTo(LibraryRole.LATCH);
        assertThat(LibraryRole.ofType(BarrierAndFuture.class)).isEqualTo(LibraryRole.BARRIER);
        assertThat(LibraryRole.ofType(PhaserAndFuture.class)).isEqualTo(LibraryRole.PHASER);
        assertThat(LibraryRole.ofType(PermitsAndFuture.class)).isEqualTo(LibraryRole.SEMAPHORE);
        assertThat(LibraryRole.ofType(LockAndCondition.class)).isEqualTo(LibraryRole.LOCK);
        assertThat(LibraryRole.ofType(QueueAndFuture.class)).isEqualTo(LibraryRole.QUEUE);
        assertThat(LibraryRole.ofType(ConditionAndFuture.class)).isEqualTo(LibraryRole.CONDITION);
    }

    @Test
    void a_type_of_one_role_has_it() {
        assertThat(LibraryRole.ofType(ArrayBlockingQueue.class)).isEqualTo(LibraryRole.QUEUE);
        assertThat(LibraryRole.ofType(CompletableFuture.class)).isEqualTo(LibraryRole.FUTURE);
        assertThat(LibraryRole.of(null)).isEqualTo(LibraryRole.OTHER);
    }
}
