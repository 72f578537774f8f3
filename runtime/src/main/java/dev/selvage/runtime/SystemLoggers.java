package dev.selvage.runtime;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Loggers that the JDK makes for itself while a class of it is initialised. That happens once in a JVM, so the run in which it happens would have a logger more than all
 * others. Those that it makes later are made in every run.
 */
public final class SystemLoggers {
    private SystemLoggers() {}

    /**
     * In place of {@code LogManager.demandSystemLogger}: a logger that no manager knows, or null for the real one. It hangs below the global logger, which there is in
     * every run, so that its messages come to the handlers of the run.
     */
    public static @Nullable Logger demand(String name) {
        if (!Guard.isControlled() || Guard.running != null) return null;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return unknownLogger(name);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this JDK makes loggers in another way; please report this", e);
        } finally {
            Section.exit(me, state);
        }
    }

    @SuppressWarnings("deprecation") // The getter would make the manager begin.
    private static Logger unknownLogger(String name) throws ReflectiveOperationException {
        Constructor<Logger> constructor = Logger.class.getDeclaredConstructor(String.class);
        constructor.setAccessible(true);
        Logger logger = constructor.newInstance(name);
        Field parent = Logger.class.getDeclaredField("parent");
        parent.setAccessible(true);
        parent.set(logger, Logger.global);
        return logger;
    }
}
