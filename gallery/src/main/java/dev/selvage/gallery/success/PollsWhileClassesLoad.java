package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A consumer polls a queue for what is of a class that the producer is the first to use. */
public final class PollsWhileClassesLoad {

    private PollsWhileClassesLoad() {}

    public static void main(String[] args) {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        new Thread(() -> queue.add(1)).start();
        Integer number;
        while ((number = queue.poll()) == null) {}
        Check.equal(1, number.intValue());
    }
}
