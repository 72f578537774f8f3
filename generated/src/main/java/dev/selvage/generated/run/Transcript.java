package dev.selvage.generated.run;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the threads of a program under control have said; takes the place of standard output, where printing is no step. */
final class Transcript extends PrintStream {
    private final List<String> lines = new ArrayList<>();

    Transcript() {
        super(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }

    /** No lock: threads under control take turns. */
    @Override
    public void println(@Nullable String line) {
        lines.add(String.valueOf(line));
    }

    void clear() {
        lines.clear();
    }

    /**
     * The lines in the order of the threads' names: who said something first does not matter.
     *
     * @param cutOff names of threads that had not ended when the run did; what they say while they are unwound does not count
     */
    String text(Set<String> cutOff) {
        List<String> sorted = new ArrayList<>(lines);
        sorted.removeIf(line -> cutOff.contains(line.substring(0, line.indexOf(':'))));
        Collections.sort(sorted);
        return String.join("| ", sorted);
    }
}
