package dev.selvage.runtime;

/** Says what happens in a run without an event that others might notice: such a run is no part of a proof, and the summary names the class. */
public final class Unseen {
    private Unseen() {}

    /** It happens now, and matters to the threads that are there. */
    public static void now(Class<?> owner) {
        say(owner, false);
    }

    /** From now on it may happen at any time. */
    public static void fromNowOn(Class<?> owner) {
        say(owner, true);
    }

    /** The JDK has called the program back where nobody else can be scheduled. */
    static void callBack() {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().calledBackAtOnce();
        } finally {
            Section.exit(me, state);
        }
    }

    private static void say(Class<?> owner, boolean later) {
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().changesUnseen(owner, later);
        } finally {
            Section.exit(me, state);
        }
    }
}
