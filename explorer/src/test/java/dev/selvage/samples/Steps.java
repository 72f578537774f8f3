package dev.selvage.samples;

/** Threads that each write their own field as often as the argument for it says; the main thread only starts them. */
public final class Steps {
    static int first;
    static int second;
    static int third;

    private Steps() {}

    public static void main(String[] args) {
        int one = Integer.parseInt(args[0]);
        int two = Integer.parseInt(args[1]);
        int three = Integer.parseInt(args[2]);
        new Thread(() -> {
                    for (int i = 0; i < one; i++) first = i;
                })
                .start();
        new Thread(() -> {
                    for (int i = 0; i < two; i++) second = i;
                })
                .start();
        if (three < 0) return;
        new Thread(() -> {
                    for (int i = 0; i < three; i++) third = i;
                })
                .start();
    }
}
