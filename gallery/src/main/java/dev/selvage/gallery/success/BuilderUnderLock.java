package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Threads append to builders of their own, and under a lock to a common one. */
public final class BuilderUnderLock {
    private final StringBuilder common = new StringBuilder();

    private BuilderUnderLock() {}

    public static void main(String[] args) {
        BuilderUnderLock lines = new BuilderUnderLock();
        Threads.both(() -> lines.add('a'), () -> lines.add('b'));
        String text = lines.common.toString();
        Check.that(text.equals("aa bb ") || text.equals("bb aa "), text);
    }

    private void add(char letter) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 2; i++) line.append(letter);
        synchronized (this) {
            common.append(line).append(' ');
        }
    }
}
