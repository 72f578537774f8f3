package dev.selvage.engine.execution;

/**
 * Room on the stack for a hand-over. A strand that recurses too deep may run out of stack anywhere, but must not between giving
 * the baton away and waiting for it: it would go on together with another one.
 */
final class StackRoom {
    private static final int FRAMES = 48;

    private StackRoom() {}

    /** Returns if there is room; otherwise throws the error that the program is about to meet anyway. */
    static void ensure() {
        descend(FRAMES);
    }

    private static int descend(int frames) {
        return frames == 0 ? 0 : descend(frames - 1) + 1;
    }
}
