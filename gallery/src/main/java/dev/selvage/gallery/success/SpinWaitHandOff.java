package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two threads pass a value to and fro by volatile flags, and spin with {@link Thread#onSpinWait}. */
public final class SpinWaitHandOff {

    private int value;
    private volatile boolean asked;
    private volatile boolean answered;

    private void answer() {
        while (!asked) {
            Thread.onSpinWait();
        }
        value *= 2;
        answered = true;
    }

    public static void main(String[] args) {
        SpinWaitHandOff exchange = new SpinWaitHandOff();
        Thread other = Threads.start(exchange::answer);
        exchange.value = 21;
        exchange.asked = true;
        while (!exchange.answered) {
            Thread.onSpinWait();
        }
        Check.equal(42, exchange.value);
        Threads.join(other);
    }
}
