package dev.selvage.runtime;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

/** Brings methods and constructors into an order that follows from their names: the JVM has them in the order of addresses. */
public final class MemberOrder implements Comparator<Executable> {
    private static final MemberOrder INSTANCE = new MemberOrder();

    private MemberOrder() {}

    /** Behind {@code Class.getDeclaredMethods0}. */
    public static Method[] of(Method[] methods) {
        sort(methods);
        return methods;
    }

    /** Behind {@code Class.getDeclaredConstructors0}. */
    public static Constructor<?>[] of(Constructor<?>[] constructors) {
        sort(constructors);
        return constructors;
    }

    private static void sort(Executable[] members) {
        if (members.length < 2) return;
        Thread me = Guard.token == Thread.currentThread() ? Guard.token : null;
        long state = me == null ? 0 : Section.enter();
        try {
            Arrays.sort(members, INSTANCE);
        } finally {
            if (me != null) Section.exit(me, state);
        }
    }

    @Override
    public int compare(Executable one, Executable other) {
        int order = one.getName().compareTo(other.getName());
        if (order != 0) return order;
        order = compare(one.getParameterTypes(), other.getParameterTypes());
        if (order != 0 || !(one instanceof Method)) return order;
        return resultOf(one).compareTo(resultOf(other));
    }

    private static int compare(Class<?>[] one, Class<?>[] other) {
        for (int i = 0; i < one.length && i < other.length; i++) {
            int order = one[i].getName().compareTo(other[i].getName());
            if (order != 0) return order;
        }
        return one.length - other.length;
    }

    /** Bridges differ from what they lead to in nothing else. */
    private static String resultOf(Executable method) {
        return ((Method) method).getReturnType().getName();
    }
}
