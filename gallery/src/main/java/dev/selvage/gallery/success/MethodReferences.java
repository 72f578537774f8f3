package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Threads.Body;

/** Wait, notify, join and yield are called through method references, where no call of them stands in the code. */
public final class MethodReferences {

    private boolean ready;

    private synchronized void await(Body wait) throws Exception {
        while (!ready) {
            wait.run();
        }
    }

    private synchronized void signal(Body notify) throws Exception {
        ready = true;
        notify.run();
    }

    public static void main(String[] args) throws Exception {
        MethodReferences gate = new MethodReferences();
        Thread guest = Threads.start(() -> gate.await(gate::wait));
        Body pause = Thread::yield;
        pause.run();
        gate.signal(gate::notifyAll);
        Body join = guest::join;
        join.run();
        Check.that(!guest.isAlive(), "joined too early");
    }
}
