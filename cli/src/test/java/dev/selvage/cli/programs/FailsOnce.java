package dev.selvage.cli.programs;

/** A lost update that only the first run of a JVM can show: the JDK remembers that there was one. */
public final class FailsOnce {
    private static int count;

    private FailsOnce() {}

    public static void main(String[] args) throws Exception {
        boolean first = System.setProperty("selvage.test.ran", "yes") == null;
        Thread one = new Thread(() -> count++);
        Thread two = new Thread(() -> count++);
        one.start();
        two.start();
        one.join();
        two.join();
        if (first && count < 2) throw new IllegalStateException("lost");
    }
}
