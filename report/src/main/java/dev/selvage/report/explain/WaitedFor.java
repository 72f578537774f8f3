package dev.selvage.report.explain;

import dev.selvage.report.model.ThreadReport;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a thread waits for, taken apart: {@code monitor Account#1, held by Thread-1}.
 *
 * @param name the lock, the object waited on or the thread that is joined: {@code Account#1}
 * @param holder name of the thread that holds it; null where the text tells none
 * @param words the text as a sentence needs it: {@code Account#1, held by Thread-1}
 */
record WaitedFor(String name, @Nullable String holder, String words) {
    private static final Pattern TEXT = Pattern.compile("(?<what>.*?)(?:, held by (?<holder>.*))?", Pattern.DOTALL);
    private static final Pattern OBJECT = Pattern.compile("\\S+(?:#\\d+|\\.class)");
    private static final Pattern SORT = Pattern.compile("^(?:monitor|lock|thread) ");

    static Optional<WaitedFor> of(ThreadReport thread) {
        return Optional.ofNullable(thread.waitsFor()).map(WaitedFor::parse);
    }

    static WaitedFor parse(String text) {
        String words = SORT.matcher(text).replaceFirst("");
        Matcher parts = TEXT.matcher(words);
        if (!parts.matches()) return new WaitedFor(words, null, words);
        Matcher object = OBJECT.matcher(parts.group("what"));
        return new WaitedFor(object.find() ? object.group() : parts.group("what"), parts.group("holder"), words);
    }
}
