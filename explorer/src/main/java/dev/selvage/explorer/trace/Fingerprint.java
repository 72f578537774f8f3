package dev.selvage.explorer.trace;

import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.TraceEvent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A short text that two traces share exactly when they are equal, event by event, from the first start of a thread on. Before that nothing
 * depends on the schedule, and a JVM that has just been started may do more than one whose caches are warm. For the same reason objects
 * count by their classes, not by their numbers, and numbers as large as addresses are not told apart.
 */
public final class Fingerprint {
    private static final int BYTES = 16;
    private static final Pattern NUMBER = Pattern.compile("#\\d+");

    /** What native libraries give out are addresses, which are others in every JVM. */
    private static final Pattern ADDRESS = Pattern.compile("-?\\d{13,19}");

    private Fingerprint() {}

    public static String of(List<TraceEvent> events) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (TraceEvent event : fromFirstStart(events)) {
                digest.update((textOf(event) + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The first event of two traces that differs, in words; none where both can be told apart by their fingerprints only.
     *
     * @param ended whether both have come to their ends; one that was broken off is compared as far as it goes
     */
    public static Optional<String> firstDifference(List<TraceEvent> was, List<TraceEvent> is, boolean ended) {
        List<TraceEvent> one = fromFirstStart(was);
        List<TraceEvent> other = fromFirstStart(is);
        int length = ended ? Math.max(one.size(), other.size()) : Math.min(one.size(), other.size());
        for (int i = 0; i < length; i++) {
            TraceEvent expected = i < one.size() ? one.get(i) : null;
            TraceEvent actual = i < other.size() ? other.get(i) : null;
            if (!areEqual(expected, actual)) return Optional.of(difference(expected, actual));
        }
        return Optional.empty();
    }

    private static String difference(@Nullable TraceEvent expected, @Nullable TraceEvent actual) {
        String was = inWords(expected, SourceLine::shortForm);
        String is = inWords(actual, SourceLine::shortForm);
        // A line may belong to several methods: a lambda begins in that of another one.
        boolean alike = was.equals(is);
        if (alike) was = inWords(expected, Fingerprint::withMethod);
        if (alike) is = inWords(actual, Fingerprint::withMethod);
        return "'" + is + "' instead of '" + was + "'";
    }

    private static String withMethod(SourceLine line) {
        return line.shortForm() + " in " + line.className() + "." + line.method();
    }

    private static boolean areEqual(@Nullable TraceEvent one, @Nullable TraceEvent other) {
        return one != null && other != null && textOf(one).equals(textOf(other));
    }

    private static String inWords(@Nullable TraceEvent event, Function<SourceLine, String> place) {
        if (event == null) return "the end";
        StringBuilder words = new StringBuilder("thread " + event.thread() + ": " + event.operation());
        if (event.blocked()) words.append(" after a wait");
        if (event.member() != null) words.append(' ').append(event.member());
        if (event.object() != null) words.append(" of ").append(event.object());
        if (event.value() != null) words.append(" = ").append(event.value());
        if (event.where() != null) words.append(" at ").append(place.apply(event.where()));
        if (event.library() != null) words.append(" in ").append(event.library());
        return words.toString();
    }

    private static List<TraceEvent> fromFirstStart(List<TraceEvent> events) {
        int first = 0;
        while (first < events.size() && !events.get(first).operation().equals("start")) first++;
        return events.subList(first, events.size());
    }

    private static String textOf(TraceEvent event) {
        String what = event.thread() + " " + event.operation() + " " + event.blocked() + " " + event.object() + " "
                + event.member() + " " + valueOf(event);
        return NUMBER.matcher(what).replaceAll("#") + " " + event.where() + " " + event.library();
    }

    private static @Nullable String valueOf(TraceEvent event) {
        String value = event.value();
        return value != null && ADDRESS.matcher(value).matches() ? "large" : value;
    }
}
