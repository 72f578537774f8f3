package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A stamped reference is changed without a new stamp, so that a change there and back goes unnoticed. */
@Fails("assertion")
public final class StampNotAdvanced {

    private final AtomicStampedReference<String> light = new AtomicStampedReference<>("red", 0);

    private void flash() {
        light.set("green", 0);
        light.set("red", 0);
    }

    private void watch() {
        int before = light.getStamp();
        String seen = light.getReference();
        boolean unchanged = light.compareAndSet("red", "off", before, before);
        Check.that(!unchanged || seen.equals("red"), "went unnoticed");
    }

    public static void main(String[] args) {
        StampNotAdvanced crossing = new StampNotAdvanced();
        Threads.both(crossing::flash, crossing::watch);
    }
}
