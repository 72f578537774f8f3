package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.security.SecureRandom;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** All sources of random numbers give numbers of their range, and seeded ones the same numbers again. */
public final class RandomsInRange {

    private RandomsInRange() {}

    private static void draw() {
        int sum = ThreadLocalRandom.current().nextInt(10)
                + new Random().nextInt(10)
                + new SplittableRandom().nextInt(10)
                + new SecureRandom().nextInt(10)
                + (int) (Math.random() * 10);
        Check.that(sum >= 0 && sum <= 45, "out of range");
        Check.equal(new Random(7).nextLong(), new Random(7).nextLong());
        Check.that(!UUID.randomUUID().equals(UUID.randomUUID()), "not unique");
    }

    public static void main(String[] args) {
        Threads.both(RandomsInRange::draw, RandomsInRange::draw);
    }
}
