package dev.selvage.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How far the initialisation of one class of the program has come. Whoever initialises the class holds the monitor of this
 * object meanwhile, as the JVM would hold the lock of the class.
 */
public final class Initialisation {
    private enum State {
        OPEN,
        RUNNING,
        DONE,
        FAILED
    }

    public final String className;

    /** Whether the JVM is to believe that the class is initialised, because the program's own call of the initialiser follows. */
    private final boolean deferred;

    private State state;
    private @Nullable Thread owner;

    /** Threads that have seen the class initialised; the first one is where the last look was. */
    private @Nullable Thread[] users = new Thread[4];

    Initialisation(String className, boolean deferred, Thread starter) {
        this.className = className;
        this.deferred = deferred;
        this.state = deferred ? State.OPEN : State.RUNNING;
        this.owner = deferred ? null : starter;
    }

    public boolean isDeferred() {
        return deferred;
    }

    /** Whether that thread can use the class without asking anybody. */
    boolean isOpenTo(Thread thread) {
        if (state == State.RUNNING) return owner == thread;
        return state == State.DONE && (users[0] == thread || isUser(thread));
    }

    /** Whether that thread initialises the class right now. */
    boolean isUnderWayIn(Thread thread) {
        return state == State.RUNNING && owner == thread;
    }

    private boolean isUser(Thread thread) {
        for (int i = 1; i < users.length; i++) {
            if (users[i] != thread) continue;
            users[i] = users[0];
            users[0] = thread;
            return true;
        }
        return false;
    }

    /** The thread has the monitor; returns whether it is the one to initialise the class. */
    boolean begin(Thread thread) {
        if (state == State.DONE) add(thread);
        if (state != State.OPEN) return false;
        state = State.RUNNING;
        owner = thread;
        return true;
    }

    void end(Thread thread, boolean success) {
        state = success ? State.DONE : State.FAILED;
        owner = null;
        add(thread);
    }

    boolean hasFailed() {
        return state == State.FAILED;
    }

    private void add(Thread thread) {
        int free = 0;
        while (free < users.length && users[free] != null) free++;
        if (free == users.length) users = Arrays.copyOf(users, free * 2);
        users[free] = thread;
    }
}
