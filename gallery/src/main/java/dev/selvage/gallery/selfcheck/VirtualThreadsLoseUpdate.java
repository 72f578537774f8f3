package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Check;

/** Two virtual threads, which Java 17 can reach by reflection only, increment a field; one increment may be lost. */
public final class VirtualThreadsLoseUpdate {

    private int count;

    private Thread start() throws ReflectiveOperationException {
        Runnable body = () -> count++;
        return (Thread)
                Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, body);
    }

    public static void main(String[] args) throws Exception {
        VirtualThreadsLoseUpdate counter = new VirtualThreadsLoseUpdate();
        Thread one = counter.start();
        Thread two = counter.start();
        one.join();
        two.join();
        Check.equal(2, counter.count);
    }
}
