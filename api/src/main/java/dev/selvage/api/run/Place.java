package dev.selvage.api.run;

import org.jspecify.annotations.Nullable;

/**
 * A line of code.
 *
 * @param className binary name of the class, with dots
 * @param file the source file, or null where the class does not say
 */
public record Place(
        String className, String method, @Nullable String file, int line) {
    /** {@code Bank.java:42}, or class and method where no file is known. */
    @Override
    public String toString() {
        return file == null ? className + "." + method : file + ":" + line;
    }
}
