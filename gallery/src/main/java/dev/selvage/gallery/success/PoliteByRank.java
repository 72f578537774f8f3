package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;

/** Two diners share a spoon; the younger one hands it on as long as the other is hungry, and the elder one eats when he has it. */
public final class PoliteByRank {

    private volatile boolean withElder;
    private volatile boolean elderHungry = true;

    private void dineFirst() {
        while (elderHungry) {
            if (withElder) {
                elderHungry = false;
                withElder = false;
            }
            Thread.yield();
        }
    }

    private void dineLast() {
        while (elderHungry) {
            if (!withElder) {
                withElder = true;
            }
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        PoliteByRank table = new PoliteByRank();
        Threads.both(table::dineFirst, table::dineLast);
    }
}
