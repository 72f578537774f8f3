package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two methods guard one counter by two different monitors, so that neither excludes the other. */
@Fails("assertion")
public final class WrongLock {

    private final Object door = new Object();
    private int guests;

    private void enterByDoor() {
        synchronized (door) {
            guests++;
        }
    }

    private synchronized void enterByWindow() {
        guests++;
    }

    public static void main(String[] args) {
        WrongLock house = new WrongLock();
        Thread burglar = Threads.start(house::enterByWindow);
        house.enterByDoor();
        Threads.join(burglar);
        Check.equal(2, house.guests);
    }
}
