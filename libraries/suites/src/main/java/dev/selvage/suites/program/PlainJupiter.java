package dev.selvage.suites.program;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;

/** Runs a test of JUnit 5 without its launcher, whose start takes longer than most tests. */
final class PlainJupiter {
    private PlainJupiter() {}

    /** Whether the test needs nothing but its class: no extension, no parameter, no conditions. */
    static boolean suits(Class<?> type, Method method) {
        if (!isPlain(method) || type.getDeclaredConstructors().length != 1) return false;
        if (type.getDeclaredConstructors()[0].getParameterCount() > 0) return false;
        for (Class<?> next = type; next != null; next = next.getSuperclass()) {
            if (!isPlain(next)) return false;
            for (var field : next.getDeclaredFields()) if (!isPlain(field)) return false;
            for (Method other : next.getDeclaredMethods()) if (isFixtureWithParameters(other)) return false;
        }
        return true;
    }

    private static boolean isPlain(AnnotatedElement element) {
        for (Annotation annotation : element.getAnnotations()) {
            String name = annotation.annotationType().getName();
            boolean isHarmless = name.equals("org.junit.jupiter.api.Test")
                    || name.equals("org.junit.jupiter.api.Timeout")
                    || name.equals("org.junit.jupiter.api.DisplayName")
                    || name.equals("org.junit.jupiter.api.Tag");
            if (!isHarmless && isExtension(annotation.annotationType())) return false;
        }
        return true;
    }

    private static boolean isExtension(Class<?> annotation) {
        if (annotation.getName().startsWith("org.junit.jupiter.")) return annotation != Disabled.class;
        for (Annotation next : annotation.getAnnotations()) {
            if (next.annotationType().getName().startsWith("org.junit.jupiter.")) return true;
        }
        return false;
    }

    private static boolean isFixtureWithParameters(Method method) {
        return method.getParameterCount() > 0
                && (method.isAnnotationPresent(BeforeEach.class) || method.isAnnotationPresent(BeforeAll.class));
    }

    static void run(Class<?> type, Method method) throws Throwable {
        if (method.isAnnotationPresent(Disabled.class) || type.isAnnotationPresent(Disabled.class))
            throw new SkippedTest(method.getName());
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        try {
            invokeAll(type, BeforeAll.class, null);
            Object test = constructor.newInstance();
            try {
                invokeAll(type, BeforeEach.class, test);
                invoke(method, test);
            } finally {
                invokeAll(type, AfterEach.class, test);
                invokeAll(type, AfterAll.class, null);
            }
        } catch (TestAbortedException e) {
            throw new SkippedTest(method.getName());
        }
    }

    private static void invokeAll(Class<?> type, Class<? extends Annotation> annotation, @Nullable Object test)
            throws Throwable {
        List<Method> methods = new ArrayList<>();
        for (Class<?> next = type; next != null; next = next.getSuperclass()) {
            for (Method method : next.getDeclaredMethods()) {
                boolean isOverridden =
                        methods.stream().anyMatch(m -> m.getName().equals(method.getName()));
                if (method.isAnnotationPresent(annotation) && !isOverridden) methods.add(0, method);
            }
        }
        for (Method method : methods) invoke(method, test);
    }

    private static void invoke(Method method, @Nullable Object test) throws Throwable {
        method.setAccessible(true);
        try {
            method.invoke(test);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
