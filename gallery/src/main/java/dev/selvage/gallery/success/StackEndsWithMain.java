package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.stream.Collectors;

/** The stack of a thread begins with its {@code run}, that of the main thread with {@code main}, however it is asked for. */
public final class StackEndsWithMain {

    private StackEndsWithMain() {}

    private static String last(StackTraceElement[] stack) {
        return stack[stack.length - 1].getMethodName();
    }

    private static void look(String bottom) {
        Check.equal(bottom, last(new Throwable().getStackTrace()));
        Check.equal(bottom, last(Thread.currentThread().getStackTrace()));
        List<String> walked = StackWalker.getInstance()
                .walk(frames ->
                        frames.map(StackWalker.StackFrame::getMethodName).collect(Collectors.toList()));
        Check.equal(bottom, walked.get(walked.size() - 1));
        Check.equal("look", walked.get(0));
    }

    public static void main(String[] args) {
        Threads.both(() -> look("run"), () -> look("run"));
        look("main");
    }
}
