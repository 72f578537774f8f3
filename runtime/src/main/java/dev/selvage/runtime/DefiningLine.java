package dev.selvage.runtime;

import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.function.Function;
import java.util.stream.Stream;

/** Looks for the place in a class where the calling thread is: two lambdas may consist of the same, and differ in that alone. */
final class DefiningLine implements Function<Stream<StackFrame>, String> {
    /** Between a lambda and the class that makes it are the JDK's frames of linkage. */
    private static final int FRAMES = 40;

    private final String className;

    DefiningLine(String className) {
        this.className = className;
    }

    String find() {
        return StackWalker.getInstance().walk(this);
    }

    /** Without a lambda: it is for their linkage that this is called. */
    @Override
    public String apply(Stream<StackFrame> stack) {
        Iterator<StackFrame> frames = stack.iterator();
        for (int i = 0; i < FRAMES && frames.hasNext(); i++) {
            StackFrame frame = frames.next();
            if (frame.getClassName().equals(className))
                return frame.getMethodName().concat(":").concat(Integer.toString(frame.getLineNumber()));
        }
        return "";
    }
}
