package dev.selvage.agent;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Optional;

/**
 * The method at which a program begins.
 *
 * @param isStatic whether it is called without an object; else the main class is made first
 * @param takesArguments whether it wants the arguments of the command line
 */
public record MainMethod(boolean isStatic, boolean takesArguments) {
    /** {@code public static void main(String[])}. */
    public static final MainMethod CLASSIC = new MainMethod(true, true);

    /** The first JDK that also starts what is neither public nor static. */
    public static final int ANY_SINCE = 25;

    /** The method that {@code java} would start on this JDK; no code of the class is run to find it. */
    public static Optional<MainMethod> of(Class<?> type) {
        return of(type, Runtime.version().feature());
    }

    static Optional<MainMethod> of(Class<?> type, int jdk) {
        if (isClassic(type)) return Optional.of(CLASSIC);
        if (jdk < ANY_SINCE) return Optional.empty();
        Optional<Method> method = find(type, String[].class).or(() -> find(type));
        return method.map(MainMethod::of).filter(main -> main.isStatic() || canBeMade(type));
    }

    private static MainMethod of(Method method) {
        return new MainMethod(Modifier.isStatic(method.getModifiers()), method.getParameterCount() == 1);
    }

    private static boolean isClassic(Class<?> type) {
        try {
            Method method = type.getMethod("main", String[].class);
            return Modifier.isStatic(method.getModifiers()) && method.getReturnType() == void.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** The nearest one, declared or inherited, that code of the same package can call. */
    private static Optional<Method> find(Class<?> type, Class<?>... parameters) {
        for (Class<?> declarer = type; declarer != null; declarer = declarer.getSuperclass()) {
            try {
                Method method = declarer.getDeclaredMethod("main", parameters);
                if (isCallable(method, type)) return Optional.of(method);
            } catch (NoSuchMethodException e) {
                // Perhaps a superclass has it.
            }
        }
        return Optional.empty();
    }

    private static boolean isCallable(Method method, Class<?> type) {
        if (method.getReturnType() != void.class || Modifier.isPrivate(method.getModifiers())) return false;
        return Modifier.isPublic(method.getModifiers())
                || method.getDeclaringClass().getPackageName().equals(type.getPackageName());
    }

    private static boolean canBeMade(Class<?> type) {
        if (Modifier.isAbstract(type.getModifiers())) return false;
        try {
            return !Modifier.isPrivate(type.getDeclaredConstructor().getModifiers());
        } catch (NoSuchMethodException e) {
            return false;
        }
    }
}
