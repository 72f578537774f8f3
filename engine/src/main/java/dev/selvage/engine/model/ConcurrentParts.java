package dev.selvage.engine.model;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the concurrent collection that others only show in another way, like {@code Collections.unmodifiableMap}, {@code keySet} or an iterator: a call of
 * these is a call of that one.
 */
final class ConcurrentParts {
    private static final String WRAPPERS = "java.util.Collections$";
    private static final String CONCURRENT = "java.util.concurrent.";
    private static final String SKIP_LIST_SET = CONCURRENT + "ConcurrentSkipListSet";

    private static final ClassValue<Field[]> SHOWN = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            return shows(type) ? References.of(type, ConcurrentParts::isCollection) : new Field[0];
        }
    };

    private ConcurrentParts() {}

    private static boolean shows(Class<?> type) {
        String name = type.getName();
        return name.startsWith(WRAPPERS)
                || name.equals(SKIP_LIST_SET)
                || (name.startsWith(CONCURRENT) && type.getEnclosingClass() != null);
    }

    private static boolean isCollection(Class<?> type) {
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    }

    static boolean isWrapperOfOne(Object collection) {
        return collection.getClass().getName().startsWith(WRAPPERS) && behind(collection) != null;
    }

    /** The object of {@code java.util.concurrent} that is behind this one, which may be that object itself; null if there is none. */
    static @Nullable Object behind(Object thing) {
        for (Field field : SHOWN.get(thing.getClass())) {
            Object shown = References.get(field, thing);
            Object behind = shown == null || shown == thing ? null : behind(shown);
            if (behind != null) return behind;
        }
        return isConcurrent(thing) ? thing : null;
    }

    static boolean isConcurrent(Object thing) {
        return thing.getClass().getName().startsWith(CONCURRENT);
    }
}
