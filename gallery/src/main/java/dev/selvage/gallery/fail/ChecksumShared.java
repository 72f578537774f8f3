package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.zip.CRC32;

/** Two threads add to one checksum without a lock, in one call each: an update is lost inside the call. */
@Fails("assertion")
public final class ChecksumShared {
    private static final CRC32 SUM = new CRC32();

    private ChecksumShared() {}

    public static void main(String[] args) {
        Threads.both(() -> SUM.update(7), () -> SUM.update(7));
        CRC32 expected = new CRC32();
        expected.update(7);
        expected.update(7);
        Check.equal(expected.getValue(), SUM.getValue());
    }
}
