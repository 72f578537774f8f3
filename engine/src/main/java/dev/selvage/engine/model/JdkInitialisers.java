package dev.selvage.engine.model;

import dev.selvage.runtime.Guard;
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;

/** What class initialisers of the JDK do that would last: they run once in a JVM, and so in one run only. */
final class JdkInitialisers {
    private static final StackWalker STACK = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);
    private static final String TIMER_THREAD = "java.util.TimerThread";

    private JdkInitialisers() {}

    /** Whether the thread serves a timer of the JDK's own. Its time would come in one run and never in the others. */
    static boolean isTimer(Thread thread) {
        return thread.getClass().getName().equals(TIMER_THREAD) && isRunning();
    }

    /** Whether the current strand initialises a class of the JDK. */
    static boolean isRunning() {
        return Guard.isIgnored()
                && STACK.walk(frames -> frames.filter(JdkInitialisers::isInitialiser)
                        .findFirst()
                        .map(frame -> isOfJdk(frame.getDeclaringClass()))
                        .orElse(false));
    }

    private static boolean isInitialiser(StackFrame frame) {
        return frame.getMethodName().equals("<clinit>");
    }

    private static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }
}
