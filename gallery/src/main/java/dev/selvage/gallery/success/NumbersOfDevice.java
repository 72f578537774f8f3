package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;

/** Ids that threads make of the system's random numbers are never the same. */
public final class NumbersOfDevice {
    private static final Path DEVICE = Path.of("/dev/urandom");

    private NumbersOfDevice() {}

    private static BigInteger draw() {
        try (InputStream device = Files.newInputStream(DEVICE)) {
            return new BigInteger(device.readNBytes(16));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        if (!Files.exists(DEVICE)) return;
        ConcurrentHashMap<BigInteger, Boolean> ids = new ConcurrentHashMap<>();
        Runnable two = () -> {
            ids.put(draw(), true);
            ids.put(draw(), true);
        };
        Threads.both(two::run, two::run);
        Check.equal(4, ids.size());
    }
}
