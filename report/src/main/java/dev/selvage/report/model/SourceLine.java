package dev.selvage.report.model;

import org.jspecify.annotations.Nullable;

/** A line of the program: {@code com.acme.Bank.transfer(Bank.java:42)}. */
public record SourceLine(
        String className, String method, @Nullable String file, int line) {
    /** {@code Bank.java:42}, or the class name where no file is known. */
    public String shortForm() {
        return file == null ? className + "." + method : file + ":" + line;
    }
}
