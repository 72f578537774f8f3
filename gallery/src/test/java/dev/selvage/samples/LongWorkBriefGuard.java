package dev.selvage.samples;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A thread makes more than 50,000 steps while one waits for it for a second at most and another one sleeps for two. */
public final class LongWorkBriefGuard {
    private volatile int sum;

    private int work() {
        for (int i = 0; i < 25_100; i++) sum++;
        return sum;
    }

    private static void sleep() {
        try {
            Thread.sleep(2_000);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> result = new CompletableFuture<>();
        new Thread(LongWorkBriefGuard::sleep).start();
        new Thread(() -> result.complete(new LongWorkBriefGuard().work())).start();
        result.get(1, TimeUnit.SECONDS);
    }
}
