package dev.selvage.cli.programs;

import java.io.EOFException;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/** Fails with hash codes of classes of the JDK, some of which commands and workers use as well. */
public final class TellsHashCodes {
    private TellsHashCodes() {}

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {});
        thread.start();
        thread.join();
        StringBuilder told = new StringBuilder();
        Class<?>[] types = {
            boolean.class,
            byte.class,
            char.class,
            double.class,
            float.class,
            int.class,
            long.class,
            short.class,
            void.class,
            float[].class,
            byte[].class,
            char[].class,
            Integer[].class,
            Integer.class,
            Locale.class,
            Pattern.class,
            Duration.class,
            EOFException.class,
            TimeoutException.class
        };
        for (Class<?> type : types) told.append(' ').append(type.hashCode());
        throw new AssertionError(told);
    }
}
