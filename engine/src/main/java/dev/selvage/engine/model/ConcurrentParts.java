package dev.selvage.engine.model;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;

/**
 * Finds out whether a collection only shows a concurrent one in another way, like {@code Collections.unmodifiableMap}: a call of it is a call of
 * that one, and so a scheduling point.
 */
final class ConcurrentParts {
    private static final String WRAPPERS = "java.util.Collections$";
    private static final String CONCURRENT = "java.util.concurrent.";

    private static final ClassValue<Field[]> SHOWN = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            boolean isWrapper = type.getName().startsWith(WRAPPERS);
            return isWrapper ? References.of(type, ConcurrentParts::isCollection) : new Field[0];
        }
    };

    private ConcurrentParts() {}

    static boolean areIn(Object collection) {
        for (Field field : SHOWN.get(collection.getClass())) {
            Object shown = References.get(field, collection);
            if (shown == null || shown == collection) continue;
            if (shown.getClass().getName().startsWith(CONCURRENT) || areIn(shown)) return true;
        }
        return false;
    }

    private static boolean isCollection(Class<?> type) {
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    }
}
