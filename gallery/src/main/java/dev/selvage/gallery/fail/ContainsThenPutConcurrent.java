package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** {@code containsKey} and {@code put} of a concurrent map are not atomic together, and a seat is sold twice. */
@Fails("assertion")
public final class ContainsThenPutConcurrent {

    private final ConcurrentMap<Integer, String> seats = new ConcurrentHashMap<>();

    private boolean book(int seat, String guest) {
        if (seats.containsKey(seat)) {
            return false;
        }
        seats.put(seat, guest);
        return true;
    }

    public static void main(String[] args) {
        ContainsThenPutConcurrent plane = new ContainsThenPutConcurrent();
        boolean[] booked = new boolean[1];
        Thread other = Threads.start(() -> booked[0] = plane.book(7, "ada"));
        boolean mine = plane.book(7, "bob");
        Threads.join(other);
        Check.that(mine != booked[0], "seat 7 is sold twice");
    }
}
