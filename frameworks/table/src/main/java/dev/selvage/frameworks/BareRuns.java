package dev.selvage.frameworks;

import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * Runs a program again and again in this JVM, without Selvage, and prints how many seconds a run takes when the JVM is warm: the median of the second half.
 * The arguments are the number of runs, the main class and its argument.
 */
public final class BareRuns {
    /** What the line with the figure begins with. */
    static final String MARK = "seconds of a bare run: ";

    private BareRuns() {}

    public static void main(String[] args) throws Exception {
        int runs = Integer.parseInt(args[0]);
        Method program = Class.forName(args[1]).getMethod("main", String[].class);
        double[] seconds = new double[runs];
        for (int run = 0; run < runs; run++) {
            long start = System.nanoTime();
            program.invoke(null, (Object) new String[] {args[2]});
            seconds[run] = (System.nanoTime() - start) / 1e9;
        }
        double[] warm = Arrays.copyOfRange(seconds, runs / 2, runs);
        Arrays.sort(warm);
        System.out.println("\n" + MARK + warm[warm.length / 2]);
        // Threads that a framework leaves behind need not end.
        System.exit(0);
    }
}
