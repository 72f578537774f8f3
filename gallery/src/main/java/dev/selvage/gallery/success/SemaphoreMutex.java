package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Semaphore;

/** A semaphore of one permit guards a counter, and gives the permit back on the exceptional path too. */
public final class SemaphoreMutex {

    private final Semaphore permit = new Semaphore(1);
    private int divisor;
    private int attempts;

    private void divide() throws InterruptedException {
        permit.acquire();
        try {
            attempts++;
            Check.equal(10, 100 / divisor);
        } catch (ArithmeticException e) {
            Check.equal(0, divisor);
        } finally {
            permit.release();
        }
    }

    private void set(int value) throws InterruptedException {
        permit.acquire();
        divisor = value;
        permit.release();
    }

    public static void main(String[] args) throws InterruptedException {
        SemaphoreMutex calculator = new SemaphoreMutex();
        Thread other = Threads.start(calculator::divide);
        calculator.set(10);
        calculator.divide();
        Threads.join(other);
        Check.equal(2, calculator.attempts);
    }
}
