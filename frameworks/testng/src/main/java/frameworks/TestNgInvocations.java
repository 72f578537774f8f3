package frameworks;

import org.testng.ITestResult;
import org.testng.TestListenerAdapter;
import org.testng.TestNG;
import org.testng.annotations.AfterClass;
import org.testng.annotations.Test;
import user.Both;
import user.Tally;

/** A test of TestNG that two threads of its pool run. */
public final class TestNgInvocations {
    private static Tally tally;

    /** The test. */
    public static class TallyTest {
        @Test(invocationCount = 2, threadPoolSize = 2)
        public void counts() {
            tally.add();
        }

        @AfterClass
        public void all() {
            tally.expect(2);
        }
    }

    public static void main(String[] args) {
        tally = Tally.of(args);
        TestNG testng = new TestNG(false);
        testng.setVerbose(0);
        TestListenerAdapter listener = new TestListenerAdapter();
        testng.addListener(listener);
        testng.setTestClasses(new Class<?>[] {TallyTest.class});
        testng.run();
        for (ITestResult failure : listener.getConfigurationFailures()) {
            throw new AssertionError(failure.getThrowable());
        }
        Both.expect(2, listener.getPassedTests().size());
    }
}
