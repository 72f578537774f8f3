package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/**
 * Two threads hand a token to each other, and each waits for the other one to be done first: both have their turns for ever, and
 * nothing comes of it.
 */
@Fails("livelock")
@Runs(steps = 10_000)
public final class TokenHandedForEver {

    private volatile int holder;
    private volatile boolean leftDone;
    private volatile boolean rightDone;

    private void left() {
        while (!rightDone) {
            if (holder == 0) {
                holder = 1;
            }
            Thread.yield();
        }
        leftDone = true;
    }

    private void right() {
        while (!leftDone) {
            if (holder == 1) {
                holder = 0;
            }
            Thread.yield();
        }
        rightDone = true;
    }

    public static void main(String[] args) {
        TokenHandedForEver token = new TokenHandedForEver();
        Threads.both(token::left, token::right);
    }
}
