package dev.selvage.runtime;

import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells whether a method that is called by a type of the JDK is one of a class of the program, or one that such a class inherits from the JDK. */
final class OwnMethods {
    /** The names of all methods that a class of the program and its superclasses of the program declare; null if they could not be found out. */
    private static final ClassValue<Set<String>> NAMES = new ClassValue<Set<String>>() {
        @Override
        protected @Nullable Set<String> computeValue(Class<?> type) {
            return namesOf(type);
        }
    };

    private OwnMethods() {}

    /** Whether the call at a site goes into the JDK. */
    static boolean isOfJdk(Class<?> type, int site) {
        if (Library.isOfJdk(type)) return true;
        Class<?> parent = type.getSuperclass();
        if (parent == null || parent == Object.class) return false;
        Site at = Sites.get(site);
        Set<String> own = NAMES.get(type);
        if (own == null || at == null || at.member == null) return false;
        return !own.contains(at.member.substring(at.member.lastIndexOf('.') + 1));
    }

    private static @Nullable Set<String> namesOf(Class<?> type) {
        Set<String> names = new HashSet<>();
        try {
            for (Class<?> one = type; !Library.isOfJdk(one); one = one.getSuperclass()) {
                for (Method method : one.getDeclaredMethods()) names.add(method.getName());
            }
        } catch (LinkageError e) {
            // Some type of its methods is missing: taken for one that has all methods itself.
            return null;
        }
        return names;
    }
}
