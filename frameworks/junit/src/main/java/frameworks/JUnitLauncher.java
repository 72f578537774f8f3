package frameworks;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;
import user.Both;
import user.Tally;

/** A test of JUnit whose two threads count. */
public final class JUnitLauncher {
    private static boolean buggy;

    /** The test. */
    public static class TallyTest {
        @Test
        void two_threads_count() throws Exception {
            Tally tally = new Tally(buggy);
            Both.atOnce(tally::add, tally::add);
            tally.expect(2);
        }
    }

    public static void main(String[] args) {
        buggy = Both.buggy(args);
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(TallyTest.class))
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        Launcher launcher = LauncherFactory.create();
        launcher.execute(request, listener);
        TestExecutionSummary summary = listener.getSummary();
        for (TestExecutionSummary.Failure failure : summary.getFailures()) {
            throw new AssertionError(failure.getException());
        }
        Both.expect(1L, summary.getTestsSucceededCount());
    }
}
