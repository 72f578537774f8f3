package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;

/** A text waits for another thread while it is printed; that thread prints first, and standard output is locked. */
@Fails("deadlock")
public final class TextWaitsWhilePrinted {
    private final CountDownLatch known = new CountDownLatch(1);

    private TextWaitsWhilePrinted() {}

    @Override
    public String toString() {
        try {
            known.await();
        } catch (InterruptedException e) {
            return "interrupted";
        }
        return "known";
    }

    public static void main(String[] args) {
        TextWaitsWhilePrinted state = new TextWaitsWhilePrinted();
        Threads.both(
                () -> {
                    System.out.println("telling");
                    state.known.countDown();
                },
                () -> System.out.printf("%s%n", state));
    }
}
