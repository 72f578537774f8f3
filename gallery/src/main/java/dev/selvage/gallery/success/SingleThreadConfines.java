package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All tasks of a single-threaded executor run one after the other, and may share what is not synchronized. */
public final class SingleThreadConfines {

    private int sum;
    private final List<Integer> order = new ArrayList<>();

    private void add(int number) {
        sum += number;
        order.add(number);
    }

    public static void main(String[] args) throws Exception {
        SingleThreadConfines owner = new SingleThreadConfines();
        ExecutorService worker = Executors.newSingleThreadExecutor();
        Thread other = Threads.start(() -> worker.execute(() -> owner.add(1)));
        worker.execute(() -> owner.add(2));
        worker.execute(() -> owner.add(3));
        Threads.join(other);
        int sum = worker.submit(() -> owner.sum).get();
        Check.equal(6, sum);
        worker.shutdown();
        Check.that(owner.order.indexOf(2) < owner.order.indexOf(3), "out of order");
    }
}
