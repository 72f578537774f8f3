package dev.selvage.cli.programs;

import java.util.HashMap;
import java.util.Map;

/** Keeps classes of the JDK by their hash codes, and dies. */
public final class KeepsClasses {
    private KeepsClasses() {}

    public static void main(String[] args) throws Exception {
        Map<Class<?>, Integer> kept = new HashMap<>();
        Thread keeper = new Thread(() -> {
            for (Class<?> type : String.class.getInterfaces()) kept.put(type, 1);
        });
        keeper.start();
        keeper.join();
        throw new IllegalStateException(kept.size() + " classes");
    }
}
