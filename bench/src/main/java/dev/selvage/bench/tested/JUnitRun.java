package dev.selvage.bench.tested;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs the tests of a class in this JVM, as build tools do. */
public final class JUnitRun {
    private JUnitRun() {}

    /** @param arguments the name of the class */
    public static void main(String[] arguments) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(arguments[0]))
                .build();
        LauncherFactory.create().execute(request, listener);
        TestExecutionSummary summary = listener.getSummary();
        if (summary.getTestsSucceededCount() == 0 || summary.getTestsFailedCount() > 0) {
            throw new IllegalStateException("the tests of " + arguments[0] + " do not pass");
        }
    }
}
