package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.time.ZoneId;

/** Two threads ask for zones, which the JDK registers when somebody first asks: that is for all runs. */
public final class ZonesAtFirstUse {
    private ZonesAtFirstUse() {}

    public static void main(String[] args) {
        Threads.both(() -> ask("Europe/Paris"), () -> ask("Asia/Tokyo"));
    }

    private static void ask(String zone) {
        Check.equal(zone, ZoneId.of(zone).getId());
    }
}
