package dev.selvage.agent;

import java.util.ArrayList;
import java.util.List;

/**
 * The classes of the JDK, and of programs without a loader of their own, that could not be rewritten: a run that uses one
 * is not under control, and must say so.
 */
public final class Untransformed {
    private static final List<String> REPORTS = new ArrayList<>();
    private static final List<String> WARNINGS = new ArrayList<>();

    private Untransformed() {}

    static synchronized void report(String internalName, Throwable reason) {
        REPORTS.add(sentence(internalName, reason));
    }

    static synchronized void warn(String sentence) {
        WARNINGS.add(sentence);
    }

    /** How much there is to tell so far. */
    static synchronized int count() {
        return REPORTS.size() + WARNINGS.size();
    }

    static String sentence(String internalName, Throwable reason) {
        String detail = reason.getMessage() == null ? reason.toString() : reason.getMessage();
        return "class " + internalName.replace('/', '.') + " could not be rewritten because " + detail;
    }

    /** One sentence for each class, in the order of loading. */
    public static synchronized List<String> reports() {
        return List.copyOf(REPORTS);
    }

    /** One sentence for each class or method that was rewritten in part, in the order of loading. */
    public static synchronized List<String> warnings() {
        return List.copyOf(WARNINGS);
    }
}
