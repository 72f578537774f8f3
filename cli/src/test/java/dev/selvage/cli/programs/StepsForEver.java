package dev.selvage.cli.programs;

/** Two threads that go on until they are told to stop, which nobody does. */
public final class StepsForEver {
    private static volatile int steps;
    private static volatile boolean stop;

    private StepsForEver() {}

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(StepsForEver::step);
        other.start();
        step();
        other.join();
    }

    private static void step() {
        while (!stop) steps++;
    }
}
