package dev.selvage.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What the program wants to be done at its end, and who has begun that end by {@code System.exit}. */
final class Shutdown {
    private final List<Thread> hooks = new ArrayList<>();
    private @Nullable Thread exiting;

    /** Whether the program has come to its end without an exit, and the hooks are all that is left. */
    private boolean over;

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

    /** The program is at its end. */
    void startAtEnd(Consumer<Thread> starter) {
        over = true;
        start(starter);
    }

    /** Starts all hooks, which know of no order. */
    private List<Thread> start(Consumer<Thread> starter) {
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
     * waits for it, and so for ever if that is a hook; so does a hook that exits when the program has come to its end by itself.
     */
    void run(Thread me, Consumer<Thread> starter, Join join) {
        if (over) {
            await(me, join);
            return;
        }
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
        over = false;
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
