package dev.selvage.coexistence.programs;

/** Two threads increment a counter, and one increment may be lost. */
public final class LostUpdate implements Runnable {
    private int count;

    public static void main(String[] args) {
        new LostUpdate().run();
    }

    @Override
    public void run() {
        Two.threads(() -> count++);
        if (count != 2) throw new AssertionError("expected 2 but was " + count);
    }
}
