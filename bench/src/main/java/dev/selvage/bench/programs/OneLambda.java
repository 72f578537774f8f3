package dev.selvage.bench.programs;

/** Does next to nothing, by way of a lambda, which the JVM links anew in each class loader. */
public final class OneLambda {
    private static int runs;

    private OneLambda() {}

    public static void main(String[] args) {
        Runnable nothing = () -> runs++;
        nothing.run();
    }
}
