package dev.selvage.galleries;

/** How many runs a test may spend; {@code -Dselvage.thorough=10} gives every test ten times as many. */
final class Budget {
    private static final int FACTOR = Integer.getInteger("selvage.thorough", 1);

    private Budget() {}

    static int runs(int usual) {
        return usual * FACTOR;
    }
}
