package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** A thief looks at the far end of a deque and then takes from it, but the owner has taken the same element. */
@Fails("exception")
public final class DequePeekThenPoll {

    private final BlockingDeque<String> tasks = new LinkedBlockingDeque<>(List.of("task"));
    private int length;

    private void steal() {
        if (tasks.peekLast() != null) {
            length += tasks.pollLast().length();
        }
    }

    public static void main(String[] args) {
        DequePeekThenPoll worker = new DequePeekThenPoll();
        Thread thief = Threads.start(worker::steal);
        worker.tasks.pollFirst();
        Threads.join(thief);
    }
}
