package dev.selvage.samples.outside;

/** What has to be true for these programs to be right. */
final class Expect {
    private Expect() {}

    static void that(boolean condition, String otherwise) {
        if (!condition) throw new AssertionError(otherwise);
    }
}
