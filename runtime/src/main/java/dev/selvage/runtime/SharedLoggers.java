package dev.selvage.runtime;

import java.lang.ref.Reference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import java.util.logging.SocketHandler;
import org.jspecify.annotations.Nullable;

/**
 * The loggers of {@code java.util.logging}. Their manager becomes what it is before its first use: it knows no logger, and reads its configuration
 * when it is asked for one.
 */
final class SharedLoggers extends SharedState {
    private static final String MANAGER = "java.util.logging.LogManager";

    SharedLoggers() {
        super(MANAGER, "ensureLogManagerInitialized");
    }

    @Override
    List<String> fields() {
        return List.of(MANAGER + "#manager");
    }

    @Override
    void save(Class<?> ownerClass) {
        // How it begins is known.
    }

    @Override
    void restore() throws ReflectiveOperationException {
        LogManager manager = (LogManager) field(LogManager.class, "manager").get(null);
        // What a manager of the program's own keeps is in classes of the program.
        if (manager.getClass() != LogManager.class) return;
        forgetLoggers(get(manager, "systemContext"));
        forgetLoggers(get(manager, "userContext"));
        set(manager, "rootLogger", null);
        set(manager, "readPrimordialConfiguration", false);
        set(manager, "globalHandlersState", 0);
        set(manager, "initializedCalled", false);
        set(manager, "initializationDone", false);
        set(manager, "props", new Properties());
        ((Collection<?>) get(manager, "closeOnResetLoggers")).clear();
        ((Map<?, ?>) get(manager, "listeners")).clear();
        resetGlobalLogger();
    }

    private static void forgetLoggers(Object context) throws ReflectiveOperationException {
        Map<?, ?> named = (Map<?, ?>) get(context, "namedLoggers");
        for (Object reference : named.values()) close((Logger) ((Reference<?>) reference).get());
        named.clear();
        Object root = get(context, "root");
        set(root, "children", null);
        set(root, "loggerRef", null);
    }

    /** Files stay locked and connections open until somebody closes them; handlers of the program are left to themselves. */
    private static void close(@Nullable Logger logger) {
        if (logger == null) return;
        for (Handler handler : logger.getHandlers()) {
            Class<?> type = handler.getClass();
            if (type == FileHandler.class || type == SocketHandler.class) handler.close();
        }
    }

    /** The one logger that is there from the beginning. */
    @SuppressWarnings("deprecation") // The getter would make the manager begin.
    private static void resetGlobalLogger() throws ReflectiveOperationException {
        Constructor<Logger> constructor = Logger.class.getDeclaredConstructor(String.class);
        constructor.setAccessible(true);
        Logger fresh = constructor.newInstance(Logger.GLOBAL_LOGGER_NAME);
        for (Field field : Logger.class.getDeclaredFields()) {
            if ((field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) != 0) continue;
            field.setAccessible(true);
            field.set(Logger.global, field.get(fresh));
        }
    }

    private static Object get(Object object, String name) throws ReflectiveOperationException {
        return field(object.getClass(), name).get(object);
    }

    private static void set(Object object, String name, @Nullable Object value) throws ReflectiveOperationException {
        field(object.getClass(), name).set(object, value);
    }

    /** Contexts have a subclass for the system's. */
    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        for (Class<?> next = type; next != null; next = next.getSuperclass()) {
            for (Field field : next.getDeclaredFields()) {
                if (!field.getName().equals(name)) continue;
                field.setAccessible(true);
                return field;
            }
        }
        throw new NoSuchFieldException(type.getName() + '.' + name);
    }
}
