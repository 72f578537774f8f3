package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A static initialiser waits for a thread whose code belongs to the class that is being initialised. */
@Fails("deadlock")
public final class InitialiserWaitsForUser {

    private InitialiserWaitsForUser() {}

    private static final class Table {
        private static final int[] SQUARES = new int[4];

        static {
            Thread filler = Threads.start(() -> SQUARES[3] = 9);
            Threads.join(filler);
        }

        private static int square(int number) {
            return SQUARES[number];
        }
    }

    public static void main(String[] args) {
        System.identityHashCode(Table.square(3));
    }
}
