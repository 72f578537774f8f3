package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Peterson's mutual exclusion of two threads: each announces itself and gives the turn to the other. */
public final class PetersonMutex {

    private volatile boolean leftWants;
    private volatile boolean rightWants;
    private volatile boolean leftHasTurn;
    private int inside;

    private void left() {
        leftWants = true;
        leftHasTurn = false;
        while (rightWants && !leftHasTurn) {
            Thread.onSpinWait();
        }
        inside++;
        leftWants = false;
    }

    private void right() {
        rightWants = true;
        leftHasTurn = true;
        while (leftWants && leftHasTurn) {
            Thread.onSpinWait();
        }
        inside++;
        rightWants = false;
    }

    public static void main(String[] args) {
        PetersonMutex mutex = new PetersonMutex();
        Thread other = Threads.start(mutex::right);
        mutex.left();
        Threads.join(other);
        Check.equal(2, mutex.inside);
    }
}
