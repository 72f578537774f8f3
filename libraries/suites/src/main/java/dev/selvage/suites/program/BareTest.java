package dev.selvage.suites.program;

/** Runs one test method on the bare JVM and tells how it ends. */
public final class BareTest {
    private BareTest() {}

    /** Takes the names of the class and of the method. */
    public static void main(String[] args) {
        String ending = "passes";
        try {
            TestMethod.main(args);
        } catch (SkippedTest e) {
            ending = "is skipped";
        } catch (Throwable e) {
            ending = "fails: " + String.valueOf(e).lines().findFirst().orElse("");
        }
        System.out.println("\nbare " + ending);
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }
}
