package dev.selvage.runtime;

/** Hooks where the JDK gives a thread, a pool or a timer the next number, and where a program reads one. Who comes first gets the lower one. */
public final class Numbering {
    /** Of threads that are given no name. */
    public static final int THREADS = 0;

    /** Of default thread factories, in the names of their threads. */
    public static final int POOLS = 1;

    public static final int TIMERS = 2;
    public static final int FORK_JOIN_POOLS = 3;

    /** Ids of threads. */
    public static final int IDS = 4;

    /** How many sequences there are. */
    public static final int SEQUENCES = 5;

    private Numbering() {}

    /** The next number of the sequence is about to be given away. */
    public static void draws(int sequence) {
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().draws(sequence);
        } finally {
            Section.exit(me, state);
        }
    }

    /** The name of a thread is read. */
    public static void readsName() {
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().readsName();
        } finally {
            Section.exit(me, state);
        }
    }
}
