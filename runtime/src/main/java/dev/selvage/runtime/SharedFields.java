package dev.selvage.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Shared state in static fields: what they refer to and, where that is a collection or a map, what is in it. */
final class SharedFields extends SharedState {
    private final List<String> names;
    private final List<Saved> values = new ArrayList<>();

    private SharedFields(String owner, String[] changers, List<String> names) {
        super(owner, changers);
        this.names = names;
    }

    /** Begins the description of a kind, see {@link Changes#in}. */
    static Changes by(String owner, String... changers) {
        return new Changes(owner, changers);
    }

    /** Who changes a kind of state. */
    static final class Changes {
        private final String owner;
        private final String[] changers;

        private Changes(String owner, String... changers) {
            this.owner = owner;
            this.changers = changers;
        }

        /** @param fields those of the same class by their names, those of others with their class: {@code java.net.URL#factory} */
        SharedFields in(String... fields) {
            List<String> names = new ArrayList<>();
            for (String field : fields) names.add(field.indexOf('#') < 0 ? owner + '#' + field : field);
            return new SharedFields(owner, changers, names);
        }
    }

    @Override
    List<String> fields() {
        return names;
    }

    @Override
    void save(Class<?> ownerClass) throws ReflectiveOperationException {
        values.clear();
        for (String name : names) values.add(new Saved(field(name, ownerClass.getClassLoader())));
    }

    private static Field field(String name, @Nullable ClassLoader loader) throws ReflectiveOperationException {
        Class<?> holder = Class.forName(name.substring(0, name.indexOf('#')), true, loader);
        Field field = holder.getDeclaredField(name.substring(name.indexOf('#') + 1));
        field.setAccessible(true);
        return field;
    }

    @Override
    void restore() throws ReflectiveOperationException {
        for (Saved value : values) value.restore();
        values.clear();
    }

    /** A static field as it was. */
    private static final class Saved {
        private final Field field;
        private final @Nullable Object value;
        private final @Nullable Object content;

        Saved(Field field) throws IllegalAccessException {
            this.field = field;
            this.value = field.get(null);
            this.content = contentOf(value);
        }

        private static @Nullable Object contentOf(@Nullable Object value) {
            if (value instanceof Map) return new HashMap<>((Map<?, ?>) value);
            if (value instanceof Collection) return new ArrayList<>((Collection<?>) value);
            return null;
        }

        @SuppressWarnings("unchecked") // Gets back what was in it.
        void restore() throws IllegalAccessException {
            if (!Modifier.isFinal(field.getModifiers()) && field.get(null) != value) field.set(null, value);
            if (content instanceof Map)
                refill((Map<Object, Object>) Objects.requireNonNull(value), (Map<?, ?>) content);
            else if (content != null) {
                refill((Collection<Object>) Objects.requireNonNull(value), (Collection<?>) content);
            }
        }

        /** Other threads of the JVM may look at it: what was not changed is there all the time. */
        private static void refill(Map<Object, Object> map, Map<?, ?> content) {
            if (map.equals(content)) return;
            map.keySet().retainAll(content.keySet());
            for (Map.Entry<?, ?> entry : content.entrySet()) {
                if (!entry.getValue().equals(map.get(entry.getKey()))) map.put(entry.getKey(), entry.getValue());
            }
        }

        private static void refill(Collection<Object> collection, Collection<?> content) {
            if (new ArrayList<>(collection).equals(content)) return;
            collection.clear();
            collection.addAll(content);
        }
    }
}
