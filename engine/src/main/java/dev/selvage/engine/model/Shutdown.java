package dev.selvage.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What the program wants to be done at its end, and who has begun that end by {@code System.exit}. */
final class Shutdown {
    private final List<Thread> hooks = new ArrayList<>();
    private @Nullable Thread exiting;

    /** Waits for the end of a thread. */
    interface Join {
        void join(Thread thread) throws InterruptedException;
    }

    void add(Thread hook) {
        if (exiting != null) throw new IllegalStateException("Shutdown in progress");
        if (hooks.contains(hook)) throw new IllegalArgumentException("Hook previously registered");
        hooks.add(hook);
    }

    boolean remove(Thread hook) {
        if (exiting != null) throw new IllegalStateException("Shutdown in progress");
        return hooks.remove(hook);
    }

    /** Starts all hooks, which know of no order. */
    List<Thread> start(Consumer<Thread> starter) {
        List<Thread> started = List.copyOf(hooks);
        hooks.clear();
        for (Thread hook : started) {
            hook.setDaemon(false);
            starter.accept(hook);
        }
        return started;
    }

    /**
     * Lets the hooks do their work while other threads go on; the thread that exits holds what it holds. Whoever else exits
     * waits for it, and so for ever if that is a hook.
     */
    void run(Thread me, Consumer<Thread> starter, Join join) {
        if (exiting != null) {
            await(exiting, join);
            return;
        }
        exiting = me;
        for (Thread hook : start(starter)) await(hook, join);
    }

    void reset() {
        hooks.clear();
        exiting = null;
    }

    private static void await(Thread thread, Join join) {
        while (true) {
            try {
                join.join(thread);
                return;
            } catch (InterruptedException ignored) {
                // Nobody can be talked out of an exit.
            }
        }
    }
}
