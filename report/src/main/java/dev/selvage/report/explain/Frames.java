package dev.selvage.report.explain;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Stack frames as text: {@code com.acme.Bank.transfer(Bank.java:23)}. */
public final class Frames {
    private static final Pattern JDK = Pattern.compile("(?:[^(/]*/)*(?:java|javax|jdk|sun|com\\.sun)\\.");
    private static final Pattern LINE = Pattern.compile("\\(([^()]+:\\d+)\\)");

    private Frames() {}

    /** Whether the frame belongs to the program and not to the JDK. */
    public static boolean isUser(String frame) {
        return !JDK.matcher(frame).lookingAt();
    }

    /** {@code Bank.java:23} for the innermost frame of the program; empty where it has no line. */
    static Optional<String> userLine(List<String> stack) {
        return stack.stream()
                .filter(Frames::isUser)
                .findFirst()
                .flatMap(frame -> LINE.matcher(frame).results().findFirst())
                .map((MatchResult line) -> line.group(1));
    }
}
