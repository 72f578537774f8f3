package dev.selvage.runtime;

import java.security.Security;
import org.jspecify.annotations.Nullable;

/** Says what happens in a run without an event that others might notice: such a run is no part of a proof, and the summary names the class. */
public final class Unseen {
    private Unseen() {}

    /** It happens now, and matters to the threads that are there. */
    public static void now(Class<?> owner) {
        say(owner, false);
    }

    /** The receiver of a call changes now, if the method is one of the JDK. */
    public static void changes(@Nullable Object receiver, int site) {
        if (receiver == null || !Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            if (OwnMethods.isOfJdk(receiver.getClass(), site))
                Guard.director().changesUnseen(receiver.getClass(), false);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Nobody but Selvage itself reads those that are named for it. */
    public static void setsSecurityProperty(@Nullable String name) {
        if (name != null && !name.startsWith("selvage.")) now(Security.class);
    }

    /** From now on it may happen at any time. */
    public static void fromNowOn(Class<?> owner) {
        say(owner, true);
    }

    /** The program asks what time it is: it is shown one, of all that it could be. */
    public static void clock() {
        if (Guard.isControlled()) input(false);
    }

    /** The program draws random numbers, or makes what will: it gets one sequence, of all that there could be. */
    public static void randomNumbers() {
        if (Guard.isControlled()) input(true);
    }

    private static void input(boolean numbers) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            if (numbers) Guard.director().drawsRandomNumbers();
            else Guard.director().looksAtClock();
        } finally {
            Section.exit(me, state);
        }
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
