package dev.selvage.runtime;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Hooks of {@code Method.invoke}, where it is known only when it happens what is called. Methods of the JDK become the calls that they would be if the code named
 * them; those of monitors go to the model.
 */
public final class Reflected {
    private static final Object[] NONE = {};

    /** The beginnings of the names of types whose methods are looked into, also where they are called by code. */
    private static final String[] OPEN = {
        "java.util.",
        "java.text.",
        "java.nio.",
        "java.lang.Appendable",
        "java.lang.CharSequence",
        "java.lang.Comparable",
        "java.lang.Iterable",
        "java.lang.String"
    };

    private Reflected() {}

    /** Before the call; ends with {@link Library#exit}. */
    public static int call(@Nullable Method method, @Nullable Object target, int site) {
        if (!Guard.watching) return 0;
        if (Thread.currentThread() != Guard.running) return Free.on ? Free.depth() : Guard.library;
        if (method == null || !isCallOfLibrary(method, target)) return Guard.library;
        // What such a call does to its arguments is not looked into.
        Unseen.now(Method.class);
        boolean isPoint = target != null && Library.isConcurrent(target);
        Operation operation = isPoint ? Operation.CALL : Operation.COLLECTION_CALL;
        int called = Reflection.siteOf(site, operation, method);
        int previous = Library.collectionCall(target, called);
        if (Guard.library == called
                && !hasPointsInside(method.getDeclaringClass().getName())) Guard.library = -called;
        return previous;
    }

    /** What other classes of the JDK keep in collections of their own is no part of a run. */
    private static boolean hasPointsInside(String owner) {
        for (String open : OPEN) {
            if (owner.startsWith(open)) return true;
        }
        return false;
    }

    /** The JDK's objects, and the program's own collections, as far as they are called by types of {@code java.util}. */
    private static boolean isCallOfLibrary(Method method, @Nullable Object target) {
        Class<?> owner = method.getDeclaringClass();
        if (owner == Object.class || !Library.isOfJdk(owner)) return false;
        if (target == null || Modifier.isStatic(method.getModifiers())) return true;
        return Library.isOfJdk(target.getClass()) || owner.getName().startsWith("java.util.");
    }

    /** The method that is called in place of one of monitors. */
    public static @Nullable Method method(@Nullable Method method, @Nullable Object target)
            throws NoSuchMethodException {
        if (method == null || !isOfMonitor(method, target)) return method;
        Class<?>[] types = method.getParameterTypes();
        Class<?>[] all = new Class<?>[types.length + 2];
        all[0] = Object.class;
        System.arraycopy(types, 0, all, 1, types.length);
        all[all.length - 1] = int.class;
        return Monitors.class.getMethod(nameOf(method), all);
    }

    /** Its arguments: the monitor, what was given, and the site. */
    public static @Nullable Object @Nullable [] arguments(
            @Nullable Method method, @Nullable Object target, @Nullable Object @Nullable [] given, int site) {
        if (method == null || !isOfMonitor(method, target)) return given;
        Object[] own = given == null ? NONE : given;
        Object[] all = Arrays.copyOf(new Object[] {target}, own.length + 2);
        System.arraycopy(own, 0, all, 1, own.length);
        all[all.length - 1] = site;
        return all;
    }

    private static boolean isOfMonitor(Method method, @Nullable Object target) {
        return target != null
                && method.getDeclaringClass() == Object.class
                && !nameOf(method).isEmpty();
    }

    private static String nameOf(Method method) {
        switch (method.getName()) {
            case "wait":
                return "await";
            case "notify":
                return "signal";
            case "notifyAll":
                return "signalAll";
            default:
                return "";
        }
    }
}
