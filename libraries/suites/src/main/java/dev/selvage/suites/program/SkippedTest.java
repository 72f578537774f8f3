package dev.selvage.suites.program;

/** Tells that a test did not run, since it is disabled or something that it needs is missing. */
final class SkippedTest extends RuntimeException {
    SkippedTest(String test) {
        super("skipped: " + test);
    }
}
