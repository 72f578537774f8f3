package dev.selvage.samples;

import java.security.Security;

/** What a program says of itself; kept where it outlives the class loader of a run and saying it is no step of the program. */
public final class Outcome {
    private static final String KEY = "selvage.samples.outcome";

    private static final int MOST = 5;

    private Outcome() {}

    public static void say(Object text) {
        String before = said();
        Security.setProperty(KEY, before.isEmpty() ? text.toString() : before + ", " + text);
    }

    /** The same with who says it: what several threads say is kept apart, so that its order does not matter. */
    public static void say(int who, String text) {
        String key = KEY + "." + who;
        String before = Security.getProperty(key);
        Security.setProperty(key, before == null || before.isEmpty() ? text : before + " " + text);
    }

    /** What the first {@code count} have said since {@link #clear}. */
    public static String saidByEach(int count) {
        StringBuilder all = new StringBuilder();
        for (int who = 0; who < count; who++) {
            String said = Security.getProperty(KEY + "." + who);
            all.append(who == 0 ? "" : " | ").append(said == null ? "" : said);
        }
        return all.toString();
    }

    /** What was said since {@link #clear}. */
    public static String said() {
        String said = Security.getProperty(KEY);
        return said == null ? "" : said;
    }

    public static void clear() {
        Security.setProperty(KEY, "");
        for (int who = 0; who < MOST; who++) Security.setProperty(KEY + "." + who, "");
    }
}
