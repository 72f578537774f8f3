package dev.selvage.samples;

/** What a program says of itself; kept where it outlives the class loader of a run. */
public final class Outcome {
    public static final String KEY = "selvage.samples.outcome";

    private Outcome() {}

    public static void say(Object text) {
        String before = System.getProperty(KEY);
        System.setProperty(KEY, before == null ? text.toString() : before + ", " + text);
    }
}
