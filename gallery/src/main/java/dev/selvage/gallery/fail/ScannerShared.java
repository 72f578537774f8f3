package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Scanner;

/** Two threads take numbers from one scanner: each asks for one that the other may take. */
@Fails("exception")
public final class ScannerShared {
    private static final Scanner NUMBERS = new Scanner("1");

    private ScannerShared() {}

    public static void main(String[] args) {
        Threads.both(ScannerShared::take, ScannerShared::take);
        Check.that(!NUMBERS.hasNextInt(), "a number is left");
    }

    private static void take() {
        if (NUMBERS.hasNextInt()) NUMBERS.nextInt();
    }
}
