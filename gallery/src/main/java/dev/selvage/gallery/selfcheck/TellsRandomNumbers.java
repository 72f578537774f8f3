package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Fails with the random numbers of two threads, which must be the same again under the same schedule. */
public final class TellsRandomNumbers {

    private volatile String seen = "";

    private void look() {
        List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        Collections.shuffle(shuffled);
        seen += Math.random() + " " + new Random().nextInt() + " " + new SplittableRandom().nextInt() + " "
                + ThreadLocalRandom.current().nextInt() + " " + UUID.randomUUID() + " " + shuffled + " ";
    }

    public static void main(String[] args) {
        TellsRandomNumbers numbers = new TellsRandomNumbers();
        Threads.both(numbers::look, numbers::look);
        throw new AssertionError(numbers.seen);
    }
}
