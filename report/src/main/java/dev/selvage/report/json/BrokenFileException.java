package dev.selvage.report.json;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A file that is missing, foreign or damaged. The message is one line: which file, what is wrong, what to do. */
public final class BrokenFileException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_PROBLEM = 200;

    BrokenFileException(Path file, String problem, String remedy, @Nullable Throwable cause) {
        super(file + " " + oneLine(problem) + "; " + remedy, cause);
    }

    /** The problem may quote the file, which can hold anything. */
    private static String oneLine(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= LONGEST_PROBLEM ? line : line.substring(0, LONGEST_PROBLEM) + "...";
    }
}
