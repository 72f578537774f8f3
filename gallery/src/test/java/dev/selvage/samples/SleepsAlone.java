package dev.selvage.samples;

/** Sleeps before anybody else is there, and after everybody is gone. */
public final class SleepsAlone {
    private SleepsAlone() {}

    public static void main(String[] args) throws InterruptedException {
        Thread.sleep(10);
        Thread other = new Thread(() -> {});
        other.start();
        other.join();
        Thread.sleep(10);
    }
}
