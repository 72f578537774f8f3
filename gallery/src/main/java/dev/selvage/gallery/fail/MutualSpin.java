package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads each spin until the other has raised its flag, before they raise their own. */
@Fails("livelock")
public final class MutualSpin {

    private volatile boolean leftReady;
    private volatile boolean rightReady;

    private void left() {
        while (!rightReady) {
            Thread.onSpinWait();
        }
        leftReady = true;
    }

    private void right() {
        while (!leftReady) {
            Thread.onSpinWait();
        }
        rightReady = true;
    }

    public static void main(String[] args) {
        MutualSpin doors = new MutualSpin();
        Threads.both(doors::left, doors::right);
    }
}
