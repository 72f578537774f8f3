package dev.selvage.cli.programs;

/** Never comes to a scheduling point any more once it has started a thread. */
public final class ComputesForEver {
    private ComputesForEver() {}

    public static void main(String[] args) throws Exception {
        System.out.println("here we go");
        Thread idle = new Thread(() -> {});
        idle.start();
        idle.join();
        if (compute() == 1) throw new IllegalStateException("it cannot be even");
    }

    static int compute() {
        int number = 1;
        while (number != 2) number = number * 31 + 2;
        return number;
    }
}
