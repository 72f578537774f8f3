package dev.selvage.cli.programs;

/** Prints, and dies of an exception that tells its arguments. */
public final class ThrowsArguments {
    private ThrowsArguments() {}

    public static void main(String[] args) throws Exception {
        System.out.println("hello from the program");
        Thread idle = new Thread(() -> {});
        idle.start();
        idle.join();
        throw new IllegalStateException(String.join("|", args));
    }
}
