package dev.selvage.libraries;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Runs one test method that the authors of a library wrote, with what must come before and after it. */
public final class RealTest {
    private RealTest() {}

    /** Takes the names of the class and of the method. */
    public static void main(String[] args) throws Throwable {
        Class<?> type = Class.forName(args[0]);
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object test = constructor.newInstance();
        invokeAll(type, BeforeEach.class, test);
        invoke(method(type, args[1]), test);
        invokeAll(type, AfterEach.class, test);
    }

    private static Method method(Class<?> type, String name) throws NoSuchMethodException {
        for (Class<?> next = type; next != null; next = next.getSuperclass()) {
            for (Method method : next.getDeclaredMethods()) {
                if (method.getName().equals(name) && method.getParameterCount() == 0) return method;
            }
        }
        throw new NoSuchMethodException(type + "." + name);
    }

    private static void invokeAll(Class<?> type, Class<? extends Annotation> annotation, Object test) throws Throwable {
        List<Method> methods = new ArrayList<>();
        for (Class<?> next = type; next != null; next = next.getSuperclass()) {
            for (Method method : next.getDeclaredMethods()) {
                if (method.isAnnotationPresent(annotation)) methods.add(0, method);
            }
        }
        for (Method method : methods) invoke(method, test);
    }

    private static void invoke(Method method, Object test) throws Throwable {
        method.setAccessible(true);
        try {
            method.invoke(test);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
