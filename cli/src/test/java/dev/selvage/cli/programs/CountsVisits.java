package dev.selvage.cli.programs;

import java.util.prefs.Preferences;

/** Two threads read a preference and write the next number. What makes preferences starts a timer, once in a JVM. */
public final class CountsVisits {
    private CountsVisits() {}

    public static void main(String[] args) throws InterruptedException {
        Preferences node = Preferences.userRoot().node("selvage-test");
        node.putInt("visits", 0);
        Thread other = new Thread(() -> visit(node));
        other.start();
        visit(node);
        other.join();
        if (node.getInt("visits", 0) != 2) throw new AssertionError("a visit was lost");
    }

    private static void visit(Preferences node) {
        node.putInt("visits", node.getInt("visits", 0) + 1);
    }
}
