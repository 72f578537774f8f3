package dev.selvage.suites.program;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds test methods by the names of their annotations, since any JUnit may be missing. */
final class TestMethods {
    private static final String JUNIT_4 = "org.junit.Test";
    private static final String JUPITER = "org.junit.jupiter.api.Test";

    private TestMethods() {}

    /** The test methods of a class that can be run one by one. */
    static List<Method> of(Class<?> type) {
        List<Method> methods = new ArrayList<>();
        if (Modifier.isAbstract(type.getModifiers())) return methods;
        for (Class<?> next = type; next != null && next != Object.class; next = next.getSuperclass()) {
            for (Method method : next.getDeclaredMethods()) {
                if (isTest(type, method)
                        && methods.stream().noneMatch(m -> m.getName().equals(method.getName()))) methods.add(method);
            }
        }
        methods.sort(Comparator.comparing(Method::getName));
        return methods;
    }

    static Method find(Class<?> type, String name) throws NoSuchMethodException {
        for (Method method : of(type)) {
            if (method.getName().equals(name)) return method;
        }
        throw new NoSuchMethodException(type.getName() + "." + name);
    }

    static boolean isJupiter(Method method) {
        return isAnnotated(method, JUPITER);
    }

    private static boolean isTest(Class<?> type, Method method) {
        if (method.getParameterCount() != 0 || method.isBridge() || Modifier.isStatic(method.getModifiers()))
            return false;
        return isJupiter(method) || isAnnotated(method, JUNIT_4) || isJUnit3(type, method);
    }

    private static boolean isJUnit3(Class<?> type, Method method) {
        return method.getName().startsWith("test")
                && Modifier.isPublic(method.getModifiers())
                && extendsClass(type, "junit.framework.TestCase");
    }

    private static boolean extendsClass(Class<?> type, String name) {
        for (Class<?> next = type; next != null; next = next.getSuperclass()) {
            if (next.getName().equals(name)) return true;
        }
        return false;
    }

    private static boolean isAnnotated(Method method, String annotation) {
        for (Annotation next : method.getAnnotations()) {
            if (next.annotationType().getName().equals(annotation)) return true;
        }
        return false;
    }
}
