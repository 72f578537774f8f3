package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Whether hooks do what they are for. They may sleep as long as nobody watches, which helps the code beside runs; a run waits until
 * they are awake.
 */
public final class HookSwitch {
    /** Changes what hooks are. */
    public interface Control {
        void wake();

        void sleep();
    }

    private static @Nullable Control control;
    private static volatile boolean awake = true;
    private static volatile boolean needed;

    /** How often hooks were needed; written before {@link #needed} is, and to be read after it. */
    private static int needs;

    private HookSwitch() {}

    /** Hooks are asleep, and change by {@code newControl} from now on. */
    public static void controlBy(Control newControl) {
        control = newControl;
        awake = false;
    }

    /** A run is about to begin; returns when hooks are awake, and they stay so until it is over. */
    static void need() {
        needs++;
        // Both sides write before they read, so that one of them at least sees what the other has written.
        needed = true;
        if (!awake) wake();
    }

    private static synchronized void wake() {
        Control known = control;
        if (awake || known == null) return;
        known.wake();
        awake = true;
    }

    /** The run is over. */
    static void release() {
        needed = false;
    }

    /** Puts hooks to sleep unless they are needed, or have been since there were {@code before} needs; says whether it did. */
    public static synchronized boolean sleepUnlessNeededSince(int before) {
        Control known = control;
        if (needed || needs != before || known == null) return false;
        awake = false;
        if (needed) {
            awake = true;
            return false;
        }
        known.sleep();
        return true;
    }

    /** How often hooks were needed so far. */
    public static int needs() {
        return needs;
    }

    public static boolean isAwake() {
        return awake;
    }
}
