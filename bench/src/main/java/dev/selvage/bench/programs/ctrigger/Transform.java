package dev.selvage.bench.programs.ctrigger;

/** A Fourier transform in stages between barriers; threads with the same number transform the same rows. */
public final class Transform extends Kernel {
    private static final int SIZE = 16;

    private final double[] real = new double[SIZE];
    private final double[] spectrum = new double[SIZE];
    private final int[] done = new int[SIZE];

    private Transform(int threads) {
        super(threads);
        for (int i = 0; i < SIZE; i++) real[i] = i % 4;
    }

    @Override
    void compute(int id) throws Exception {
        for (int row = from(id, SIZE); row < from(id + 1, SIZE); row++) {
            double sum = 0;
            for (int i = 0; i < SIZE; i++) sum += real[i] * Math.cos(2 * Math.PI * row * i / SIZE);
            spectrum[row] = sum;
        }
        barrier();
        for (int row = from(id, SIZE); row < from(id + 1, SIZE); row++) {
            spectrum[row] /= SIZE;
            done[row] = 1;
        }
        barrier();
    }

    @Override
    void check() {
        for (int row = 0; row < SIZE; row++) {
            if (done[row] != 1) throw new AssertionError("row " + row + " was not transformed");
        }
    }

    /** The argument is the number of threads. */
    public static void main(String[] args) {
        new Transform(Integer.parseInt(args[0])).run();
    }
}
