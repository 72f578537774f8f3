package dev.selvage.bench.programs.ctrigger;

/** A simulation of bodies; their common box is widened by a test and a set that are not one step. */
public final class Galaxy extends Kernel {
    private static final int BODIES = 12;

    private final double[] position = new double[BODIES];
    private final double[] force = new double[BODIES];
    private double farthest;

    private Galaxy(int threads) {
        super(threads);
        for (int i = 0; i < BODIES; i++) position[i] = i * i;
    }

    @Override
    synchronized int number() {
        return super.number();
    }

    @Override
    void compute(int id) throws Exception {
        for (int body = from(id, BODIES); body < from(id + 1, BODIES); body++) attract(body);
        barrier();
        double own = 0;
        for (int body = from(id, BODIES); body < from(id + 1, BODIES); body++) {
            position[body] += force[body] / BODIES;
            own = Math.max(own, position[body]);
        }
        Work.compute(id);
        widen(own);
        barrier();
    }

    private void attract(int body) {
        for (int other = 0; other < BODIES; other++) {
            double distance = position[other] - position[body];
            if (distance != 0) force[body] += 1 / distance;
        }
    }

    private void widen(double own) {
        if (own > farthest) farthest = own;
    }

    @Override
    void check() {
        double expected = 0;
        for (double each : position) expected = Math.max(expected, each);
        if (farthest != expected) throw new AssertionError("a body is outside the box");
    }

    /** The argument is the number of threads. */
    public static void main(String[] args) {
        new Galaxy(Integer.parseInt(args[0])).run();
    }
}
