package dev.selvage.samples;

/** Fails in a shutdown hook, which is part of the program like everything else. */
public final class LastWords {
    private static int said;

    private LastWords() {}

    public static void main(String[] args) {
        Thread worker = new Thread(() -> said++);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            if (said == 1) throw new IllegalStateException("said " + said);
        }));
        Thread never = new Thread(() -> said = 7);
        Runtime.getRuntime().addShutdownHook(never);
        if (!Runtime.getRuntime().removeShutdownHook(never)) throw new AssertionError("was not there");
        worker.start();
    }
}
