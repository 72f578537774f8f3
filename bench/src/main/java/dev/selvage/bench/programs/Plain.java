package dev.selvage.bench.programs;

/** Does next to nothing, and has a static field, so that its classes are loaded anew for every run. */
public final class Plain {
    private static int runs;

    private Plain() {}

    public static void main(String[] args) {
        runs++;
    }
}
