package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Semaphore;

/** A permit is given back at the end of the try block only, and is lost when the computation throws. */
@Fails("lost-wakeup")
public final class PermitLeaked {

    private final Semaphore permit = new Semaphore(1);
    private int divisor;
    private int failures;

    private void divide() throws InterruptedException {
        permit.acquire();
        try {
            divisor = 100 / divisor;
            permit.release();
        } catch (ArithmeticException e) {
            failures++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PermitLeaked calculator = new PermitLeaked();
        Thread other = Threads.start(calculator::divide);
        calculator.divisor = 10;
        calculator.divide();
        Threads.join(other);
    }
}
