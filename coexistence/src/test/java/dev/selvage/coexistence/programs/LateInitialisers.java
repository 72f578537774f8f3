package dev.selvage.coexistence.programs;

import java.util.List;

/** Has classes initialised that were loaded before there was any run; their initialisers fill maps. */
public final class LateInitialisers implements Runnable {
    private static final List<String> NAMES =
            List.of("java.time.format.DateTimeFormatterBuilder", "org.junit.platform.commons.util.ReflectionUtils");

    static {
        NAMES.forEach(name -> find(name, false));
    }

    private static Class<?> find(String name, boolean initialise) {
        try {
            return Class.forName(name, initialise, LateInitialisers.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void run() {
        Two.threads(() -> NAMES.forEach(name -> find(name, true)));
    }
}
