package dev.selvage.bench.programs.ctrigger;

/** An LU decomposition; the threads add up its diagonal without a lock, as the macro for that was thought to have one. */
public final class Decomposition extends Kernel {
    private static final int SIZE = 8;

    private final double[][] matrix = new double[SIZE][SIZE];
    private int trace;

    private Decomposition(int threads) {
        super(threads);
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) matrix[i][j] = i == j ? SIZE : 1;
        }
    }

    @Override
    synchronized int number() {
        return super.number();
    }

    @Override
    void compute(int id) throws Exception {
        for (int column = 0; column < SIZE - 1; column++) {
            for (int row = column + 1; row < SIZE; row++) {
                if (row % threads == id) eliminate(row, column);
            }
            barrier();
        }
        int part = 0;
        for (int row = id; row < SIZE; row += threads) part += (int) Math.round(matrix[row][row]);
        Work.compute(id);
        add(part);
    }

    private void eliminate(int row, int column) {
        double factor = matrix[row][column] / matrix[column][column];
        matrix[row][column] = factor;
        for (int i = column + 1; i < SIZE; i++) matrix[row][i] -= factor * matrix[column][i];
    }

    private void add(int part) {
        trace += part;
    }

    @Override
    void check() {
        int expected = 0;
        for (int row = 0; row < SIZE; row++) expected += (int) Math.round(matrix[row][row]);
        if (trace != expected) throw new AssertionError("the trace is " + trace + " instead of " + expected);
    }

    /** The argument is the number of threads. */
    public static void main(String[] args) {
        new Decomposition(Integer.parseInt(args[0])).run();
    }
}
