package dev.selvage.cli.programs;

import java.util.IdentityHashMap;
import java.util.Map;

/** Loses a count, now and then; how long its threads look for their keys hangs on the hash codes of primitive types. */
public final class KeepsPrimitives {
    private static final Class<?>[] TYPES = {
        boolean.class, byte.class, char.class, double.class, float.class, int.class, long.class, short.class, void.class
    };

    private static int count;

    private KeepsPrimitives() {}

    public static void main(String[] args) throws InterruptedException {
        Map<Class<?>, String> names = new IdentityHashMap<>();
        for (Class<?> type : TYPES) names.put(type, type.getName());
        Runnable look = () -> {
            for (Class<?> type : names.keySet()) names.get(type);
            count++;
        };
        Thread one = new Thread(look);
        Thread other = new Thread(look);
        one.start();
        other.start();
        one.join();
        other.join();
        if (count != 2) throw new AssertionError("count is " + count);
    }
}
