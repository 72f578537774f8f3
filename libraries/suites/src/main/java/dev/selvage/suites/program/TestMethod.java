package dev.selvage.suites.program;

import java.lang.reflect.Method;

/** Runs one test method with what must come before and after it, and fails if it does. */
public final class TestMethod {
    private TestMethod() {}

    /** Takes the names of the class and of the method. */
    public static void main(String[] args) throws Throwable {
        Class<?> type = Class.forName(args[0]);
        Method method = TestMethods.find(type, args[1]);
        // Each driver is a class of its own: the JUnit that another one needs may be missing.
        if (TestMethods.isJupiter(method)) {
            if (PlainJupiter.suits(type, method)) PlainJupiter.run(type, method);
            else JupiterLauncher.run(type, method);
        } else {
            JUnit4.run(type, method);
        }
    }
}
