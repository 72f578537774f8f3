package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/** The management bean for threads knows those of the program by their ids, and what they wait for. */
@Unproved("java.lang.management.ThreadMXBean can be used by several threads")
public final class BeansKnowThreads {
    private static final ThreadMXBean BEAN = ManagementFactory.getThreadMXBean();

    private final Object lock = new Object();

    private void comeIn() {
        synchronized (lock) {
            Check.equal(
                    "guest", BEAN.getThreadInfo(Thread.currentThread().getId()).getThreadName());
        }
    }

    private void look(Thread guest) {
        ThreadInfo me = BEAN.getThreadInfo(new long[] {Thread.currentThread().getId()}, true, true)[0];
        Check.equal(Thread.currentThread().getName(), me.getThreadName());
        Check.equal(Object.class.getName(), me.getLockedMonitors()[0].getClassName());
        ThreadInfo blocked = BEAN.getThreadInfo(guest.getId(), 100);
        Check.equal("guest", blocked.getThreadName());
        Check.equal(Thread.State.BLOCKED, blocked.getThreadState());
        Check.equal(System.identityHashCode(lock), blocked.getLockInfo().getIdentityHashCode());
        Check.equal(Thread.currentThread().getId(), blocked.getLockOwnerId());
        Check.equal("run", blocked.getStackTrace()[blocked.getStackTrace().length - 1].getMethodName());
        Check.that(Arrays.stream(BEAN.getAllThreadIds()).anyMatch(id -> id == guest.getId()), "the id is not there");
        Check.that(BEAN.getThreadCount() >= 2 && BEAN.getPeakThreadCount() >= 2, "they are not counted");
        Check.that(BEAN.getThreadCpuTime(guest.getId()) >= 0, "has no time");
        Check.that(BEAN.findDeadlockedThreads() == null, "there is no deadlock");
    }

    public static void main(String[] args) {
        BeansKnowThreads place = new BeansKnowThreads();
        Thread guest = Threads.create(place::comeIn);
        guest.setName("guest");
        synchronized (place.lock) {
            guest.start();
            while (guest.getState() != Thread.State.BLOCKED) Thread.onSpinWait();
            place.look(guest);
        }
        Threads.join(guest);
        Check.equal(null, BEAN.getThreadInfo(guest.getId()));
    }
}
