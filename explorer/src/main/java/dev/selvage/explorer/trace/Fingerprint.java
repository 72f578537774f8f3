package dev.selvage.explorer.trace;

import dev.selvage.report.model.TraceEvent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A short text that two traces share exactly when they are equal, event by event, from the first start of a thread on. Before that nothing
 * depends on the schedule, and a JVM that has just been started may do more than one whose caches are warm. For the same reason objects
 * count by their classes, not by their numbers.
 */
public final class Fingerprint {
    private static final int BYTES = 16;
    private static final Pattern NUMBER = Pattern.compile("#\\d+");

    private Fingerprint() {}

    public static String of(List<TraceEvent> events) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            boolean started = false;
            for (TraceEvent event : events) {
                started |= event.operation().equals("start");
                if (started) digest.update(textOf(event).getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String textOf(TraceEvent event) {
        String what = event.thread() + " " + event.operation() + " " + event.blocked() + " " + event.object() + " "
                + event.member() + " " + event.value();
        return NUMBER.matcher(what).replaceAll("#") + " " + event.where() + " " + event.library() + "\n";
    }
}
