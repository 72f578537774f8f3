package dev.selvage.samples;

import java.security.Security;

/** What a program says of itself; kept where it outlives the class loader of a run and saying it is no step of the program. */
public final class Outcome {
    private static final String KEY = "selvage.samples.outcome";

    private Outcome() {}

    public static void say(Object text) {
        String before = said();
        Security.setProperty(KEY, before.isEmpty() ? text.toString() : before + ", " + text);
    }

    /** What was said since {@link #clear}. */
    public static String said() {
        String said = Security.getProperty(KEY);
        return said == null ? "" : said;
    }

    public static void clear() {
        Security.setProperty(KEY, "");
    }
}
