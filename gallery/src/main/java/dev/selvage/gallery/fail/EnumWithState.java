package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The constants of an enum are shared by all threads, and so is a field of theirs. */
@Fails("assertion")
public final class EnumWithState {

    private enum Ticket {
        ADULT,
        CHILD;

        private int sold;

        void sell() {
            sold++;
        }
    }

    private EnumWithState() {}

    public static void main(String[] args) {
        Threads.both(Ticket.ADULT::sell, Ticket.ADULT::sell);
        Check.equal(2, Ticket.ADULT.sold);
        Check.equal(0, Ticket.CHILD.sold);
    }
}
