package dev.selvage.report.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A thread as the failure found it.
 *
 * @param id number in the order of creation; the main thread is 0
 * @param state {@code finished}, {@code runnable}, {@code blocked}, {@code waiting}, {@code died}, …
 * @param waitsFor what it waits for, in words: {@code monitor Account#1, held by Thread-1}; null when it does not wait
 * @param holds names of the locks it holds
 * @param stack innermost frame first, frames of the tool left out
 * @param causes what the exception of which it died is due to, the nearest cause first
 */
public record ThreadReport(
        int id,
        String name,
        String state,
        @Nullable String waitsFor,
        List<String> holds,
        List<String> stack,
        List<Cause> causes) {

    /** An exception that led to another one. */
    public record Cause(String text, List<String> stack) {}

    /** A thread that did not die of an exception with a cause. */
    public ThreadReport(
            int id, String name, String state, @Nullable String waitsFor, List<String> holds, List<String> stack) {
        this(id, name, state, waitsFor, holds, stack, List.of());
    }
}
