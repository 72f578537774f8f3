package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** An account is copied by {@code clone} while money is on the way from one of its fields to the other. */
@Fails("assertion")
public final class ClonedHalfway implements Cloneable {
    private int savings = 10;
    private int current;

    private ClonedHalfway() {}

    public static void main(String[] args) {
        ClonedHalfway account = new ClonedHalfway();
        Threads.both(account::move, account::check);
    }

    private void move() {
        savings -= 10;
        current += 10;
    }

    private void check() {
        try {
            ClonedHalfway copy = (ClonedHalfway) clone();
            Check.equal(10, copy.savings + copy.current);
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
