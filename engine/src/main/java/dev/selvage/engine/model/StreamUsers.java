package dev.selvage.engine.model;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Who uses which stream or spliterator. A stream is made for one thread and has no points inside, since nearly all have one user only; what comes of two at once is not tried.
 */
final class StreamUsers {
    private static final List<Class<?>> TYPES =
            List.of(Stream.class, IntStream.class, LongStream.class, DoubleStream.class, Spliterator.class);

    /** The one of {@link #TYPES} that a class has; {@code void} for none. */
    private static final ClassValue<Class<?>> TYPE_OF = new ClassValue<>() {
        @Override
        protected Class<?> computeValue(Class<?> type) {
            return TYPES.stream()
                    .filter(one -> one.isAssignableFrom(type))
                    .findFirst()
                    .orElse(void.class);
        }
    };

    private final Map<Object, ModelStrand> users = new IdentityHashMap<>();

    /** The type of what is made for one thread, or null. */
    static @Nullable Class<?> typeOf(Object receiver) {
        Class<?> type = TYPE_OF.get(receiver.getClass());
        return type == void.class ? null : type;
    }

    /**
     * Whether another than {@code me} has called it before, which may have been at the same time.
     *
     * @param alone whether nobody but {@code me} is there, so that whoever comes later is no harm
     */
    boolean isShared(Object receiver, ModelStrand me, boolean alone) {
        ModelStrand user = users.get(receiver);
        if (user == null && !alone) users.put(receiver, me);
        return user != null && user != me;
    }

    void reset() {
        if (!users.isEmpty()) users.clear();
    }
}
