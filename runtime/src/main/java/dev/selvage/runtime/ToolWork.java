package dev.selvage.runtime;

/**
 * Says whether a strand is kept from its next scheduling point by work of the tool, such as reading and rewriting a class that it needs.
 * That may take long on a busy machine, and the program is not to blame for it.
 *
 * <p>Only the strand that holds the baton writes, from tool code; whoever watches it reads.
 */
public final class ToolWork {
    private static volatile boolean underWay;
    private static volatile long pieces;

    private ToolWork() {}

    /** The calling strand is about to work for the tool, in a {@link Section}; such work is never nested. */
    public static void begin() {
        underWay = true;
    }

    /** It is done. */
    public static void end() {
        pieces = pieces + 1;
        underWay = false;
    }

    public static boolean isUnderWay() {
        return underWay;
    }

    /** How many pieces of work were done so far. */
    public static long pieces() {
        return pieces;
    }
}
