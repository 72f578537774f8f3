package dev.selvage.api.run;

/** A point of a run at which there is more than one way to go on. A cursor. */
public interface Choice {
    /** The answer of a strategy that needs no more of this run: it ends here, and is not judged. */
    int GIVE_UP = -1;

    /** What is chosen. */
    enum Kind {
        /** The thread that goes on. */
        NEXT_THREAD,
        /** The waiting thread that a {@code notify} wakes. */
        WOKEN_THREAD,
        /** Who comes first: the current thread, which looks at the state of another one, or that one with what changes it. */
        FIRST_THREAD
    }

    Kind kind();

    /** How many options there are. */
    int size();

    /** An option; options are in the order of the ids of their threads. */
    Pending option(int index);

    /** The index of the thread that has run up to here; -1 when it cannot go on. */
    int current();

    /** Whether the order of two options matters: they use the same thing, and one of them changes it. When in doubt, it does. */
    boolean conflict(int one, int other);
}
