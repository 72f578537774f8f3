package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A consumer polls a queue, without pause, until something is in it. */
public final class PollsQueue {

    private PollsQueue() {}

    public static void main(String[] args) {
        Queue<String> queue = new ConcurrentLinkedQueue<>();
        Thread producer = Threads.start(() -> queue.add("work"));
        String work;
        while ((work = queue.poll()) == null) {}
        Check.equal("work", work);
        Threads.join(producer);
    }
}
