package dev.selvage.cli.programs;

/** Ends the JVM behind Selvage's back. */
public final class EndsTheJvm {
    private EndsTheJvm() {}

    public static void main(String[] args) throws Exception {
        Thread idle = new Thread(() -> {});
        idle.start();
        idle.join();
        Runtime.class.getMethod("halt", int.class).invoke(Runtime.getRuntime(), 42);
    }
}
