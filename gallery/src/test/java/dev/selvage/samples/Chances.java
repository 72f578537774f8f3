package dev.selvage.samples;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Fails with a message made of everything that differs from run to run in an ordinary JVM. */
public final class Chances {
    private volatile String seen = "";

    private Chances() {}

    private void look() {
        List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        Collections.shuffle(shuffled);
        Set<Object> identities = new HashSet<>();
        Map<Object, Integer> identityMap = new IdentityHashMap<>();
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            Marker marker = new Marker(i);
            identities.add(marker);
            identityMap.put(marker, i);
        }
        for (Object marker : identities) order.append(((Marker) marker).number());
        seen += Math.random() + " " + new Random().nextInt() + " " + new SplittableRandom().nextInt() + " "
                + ThreadLocalRandom.current().nextInt() + " " + UUID.randomUUID() + " " + shuffled + " " + order + " "
                + identityMap.values() + " " + Set.of("a", "b", "c", "d") + " " + Instant.now() + " "
                + LocalDateTime.now() + " " + new Date().getTime() + " " + System.currentTimeMillis() + " "
                + System.nanoTime() + " " + System.identityHashCode(this) + " " + new Thread().getName();
    }

    /** An object with the identity's hash code. */
    private static final class Marker {
        private final int number;

        Marker(int number) {
            this.number = number;
        }

        int number() {
            return number;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Chances chances = new Chances();
        Thread other = new Thread(chances::look);
        other.start();
        chances.look();
        other.join();
        throw new AssertionError(chances.seen);
    }
}
