package dev.selvage.generated.run;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the threads of a program have said; takes the place of standard output, where printing is no step. */
final class Transcript extends PrintStream {
    private static final int MOST_LINES = 64;

    // No collection: those of the JDK have hooks, and this one is used in the middle of a run.
    private final String[] lines = new String[MOST_LINES];
    private int count;

    Transcript() {
        super(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }

    /** Threads that run freely do not take turns. */
    @Override
    public synchronized void println(@Nullable String line) {
        lines[count++] = String.valueOf(line);
    }

    synchronized void clear() {
        count = 0;
    }

    /**
     * The lines in the order of the threads' names: who said something first does not matter.
     *
     * @param cutOff names of threads that had not ended when the run did; what they say while they are unwound does not count
     */
    synchronized String text(Set<String> cutOff) {
        return Arrays.stream(lines, 0, count)
                .filter(line -> !cutOff.contains(line.substring(0, line.indexOf(':'))))
                .sorted()
                .collect(Collectors.joining("| "));
    }
}
