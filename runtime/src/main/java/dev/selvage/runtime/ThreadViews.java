package dev.selvage.runtime;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Hooks of what the VM knows about threads: strands are no threads of the VM, and carriers are none of the program. */
public final class ThreadViews {
    private ThreadViews() {}

    /** In place of the VM's list of live threads; null outside control. */
    public static Thread @Nullable [] all() {
        if (!Guard.isControlled()) return null;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().liveThreads();
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of {@code Thread.getStackTrace}; null outside control and for one that is no strand. */
    public static StackTraceElement @Nullable [] stackTrace(Thread thread) {
        if (!Guard.isControlled()) return null;
        if (thread == Threads.currentThread()) return new Throwable().getStackTrace();
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().stackTrace(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of {@code Thread.getAllStackTraces}; null outside control. */
    public static @Nullable Map<Thread, StackTraceElement[]> allStackTraces() {
        Thread[] threads = all();
        if (threads == null) return null;
        // Filled under control, so that its keys have the hash codes that the program sees.
        Map<Thread, StackTraceElement[]> stacks = new HashMap<>();
        for (Thread thread : threads) stacks.put(thread, thread.getStackTrace());
        return stacks;
    }

    /** Before {@code Thread.stop} and {@code suspend}, where the JDK still has them. */
    public static void refuse(Thread thread, String operation) {
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().refuse(operation + " of thread '" + thread.getName() + "'");
        } finally {
            Section.exit(me, state);
        }
    }
}
