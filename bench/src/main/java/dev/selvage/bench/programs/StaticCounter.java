package dev.selvage.bench.programs;

/** Like {@link Counter}, but the count is static, so that its classes are loaded anew for every run. */
public final class StaticCounter {
    private static int count;

    private StaticCounter() {}

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> count++);
        Thread two = new Thread(() -> count++);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
