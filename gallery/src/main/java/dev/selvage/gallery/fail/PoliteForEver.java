package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** Two diners share a spoon; whoever has it hands it on as long as the other one is hungry. Both stay hungry. */
@Fails("livelock")
@Runs(steps = 10_000)
public final class PoliteForEver {

    private volatile int spoon;
    private volatile boolean hungry = true;
    private volatile boolean otherHungry = true;

    private void dine() {
        while (hungry) {
            if (spoon == 0) {
                if (otherHungry) {
                    spoon = 1;
                } else {
                    hungry = false;
                }
            }
        }
    }

    private void dineOpposite() {
        while (otherHungry) {
            if (spoon == 1) {
                if (hungry) {
                    spoon = 0;
                } else {
                    otherHungry = false;
                }
            }
        }
    }

    public static void main(String[] args) {
        PoliteForEver table = new PoliteForEver();
        Threads.both(table::dine, table::dineOpposite);
    }
}
