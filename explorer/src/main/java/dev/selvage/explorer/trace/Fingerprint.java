package dev.selvage.explorer.trace;

import dev.selvage.report.model.TraceEvent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** A short text that two traces share exactly when they are equal, event by event. */
public final class Fingerprint {
    private static final int BYTES = 16;

    private Fingerprint() {}

    public static String of(List<TraceEvent> events) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (TraceEvent event : events) {
                digest.update(event.toString().getBytes(StandardCharsets.UTF_8));
                digest.update((byte) '\n');
            }
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
