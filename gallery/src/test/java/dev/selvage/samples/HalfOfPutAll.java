package dev.selvage.samples;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Takes {@code putAll} of a concurrent map for one step, which it is not: only its single entries are. */
public final class HalfOfPutAll {
    private HalfOfPutAll() {}

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> prices = new ConcurrentHashMap<>();
        Map<String, Integer> both = new LinkedHashMap<>();
        both.put("net", 100);
        both.put("gross", 119);
        Thread writer = new Thread(() -> prices.putAll(both));
        writer.start();
        while (!prices.containsKey("net")) Thread.onSpinWait();
        if (!prices.containsKey("gross")) throw new AssertionError("half of the prices");
        writer.join();
    }
}
