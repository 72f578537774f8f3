package dev.selvage.explorer.strategy.chess;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Methods that are taken to be atomic: a thread inside one is not preempted, though it may wait. */
final class AtomicMethods {
    private final Pattern names;
    private final boolean none;

    /** @param patterns qualified names of methods, in which a star stands for any characters */
    AtomicMethods(List<String> patterns) {
        this.none = patterns.isEmpty();
        this.names = Pattern.compile(patterns.stream().map(AtomicMethods::regex).collect(Collectors.joining("|")));
    }

    private static String regex(String pattern) {
        return List.of(pattern.split("\\*", -1)).stream().map(Pattern::quote).collect(Collectors.joining(".*"));
    }

    boolean areNone() {
        return none;
    }

    /** Whether the running strand is inside one. */
    boolean areUnderWay() {
        return !none && StackWalker.getInstance().walk(frames -> frames.anyMatch(this::isAtomic));
    }

    private boolean isAtomic(StackWalker.StackFrame frame) {
        return names.matcher(frame.getClassName() + "." + frame.getMethodName()).matches();
    }
}
