package dev.selvage.engine.model;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads the fields of objects of the JDK that lead to other objects, as far as its packages are open. */
final class References {
    private References() {}

    /** The fields of the class, and of its superclasses, whose types are wanted. */
    static Field[] of(Class<?> type, Predicate<Class<?>> wanted) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> one = type; one != null && one != Object.class; one = one.getSuperclass()) {
            for (Field field : one.getDeclaredFields()) {
                boolean isReference = !Modifier.isStatic(field.getModifiers())
                        && !field.getType().isPrimitive();
                if (isReference && wanted.test(field.getType()) && isOpen(field)) fields.add(field);
            }
        }
        return fields.toArray(new Field[0]);
    }

    private static boolean isOpen(Field field) {
        try {
            field.setAccessible(true);
            return true;
        } catch (InaccessibleObjectException closed) {
            return false;
        }
    }

    static @Nullable Object get(Field field, Object of) {
        try {
            return field.get(of);
        } catch (IllegalAccessException closed) {
            return null;
        }
    }
}
