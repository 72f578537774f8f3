package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;

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
        BigInteger[] ids = new BigInteger[2];
        Threads.both(() -> ids[0] = draw(), () -> ids[1] = draw());
        Check.that(!ids[0].equals(ids[1]), "two threads drew " + ids[0]);
    }
}
