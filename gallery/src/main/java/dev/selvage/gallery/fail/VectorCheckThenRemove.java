package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.Vector;

/** Two threads each test that a {@link Vector} has an element and then remove it, but there is only one. */
@Fails("exception")
public final class VectorCheckThenRemove {

    private final Vector<String> jobs = new Vector<>(List.of("job"));

    private void work() {
        if (!jobs.isEmpty()) {
            jobs.remove(0);
        }
    }

    public static void main(String[] args) {
        VectorCheckThenRemove queue = new VectorCheckThenRemove();
        Thread other = Threads.start(queue::work);
        queue.work();
        Threads.join(other);
    }
}
