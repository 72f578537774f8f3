package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.PriorityBlockingQueue;

/** A consumer takes what is most urgent so far and believes that nothing more urgent will come. */
@Fails("assertion")
public final class PriorityTakenTooEarly {

    private PriorityTakenTooEarly() {}

    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Integer> patients = new PriorityBlockingQueue<>();
        Thread ambulance = Threads.start(() -> {
            patients.put(2);
            patients.put(1);
        });
        int first = patients.take();
        int second = patients.take();
        Check.that(first < second, "the urgent one had to wait");
        Threads.join(ambulance);
    }
}
