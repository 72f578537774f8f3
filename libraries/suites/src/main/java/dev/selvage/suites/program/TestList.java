package dev.selvage.suites.program;

import java.lang.reflect.Method;

/** Prints the test methods of classes, each as a line with the class and the method. */
public final class TestList {
    private TestList() {}

    /** Takes names of classes. */
    public static void main(String[] args) {
        for (String type : args) {
            try {
                // Without being initialised, which may start threads.
                Class<?> loaded = Class.forName(type, false, TestList.class.getClassLoader());
                for (Method method : TestMethods.of(loaded))
                    System.out.println("test " + type + " " + method.getName());
            } catch (ClassNotFoundException | LinkageError e) {
                System.err.println(type + ": " + e);
            }
        }
        Runtime.getRuntime().halt(0);
    }
}
