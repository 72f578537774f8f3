package dev.selvage.suites.program;

import java.lang.reflect.Method;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;

/** Runs a test of JUnit 3 or 4 by its own runner, with rules and expected exceptions. */
final class JUnit4 {
    private JUnit4() {}

    static void run(Class<?> type, Method method) throws Throwable {
        Result result = new JUnitCore().run(Request.method(type, method.getName()));
        for (Failure failure : result.getFailures()) throw failure.getException();
        if (result.getRunCount() == 0 || result.getIgnoreCount() + result.getAssumptionFailureCount() > 0)
            throw new SkippedTest(method.getName());
    }
}
