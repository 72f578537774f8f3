package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** A manager frees memory while a client is between the test whether it has some and its use. */
public final class Manager {
    private int[] memory = new int[1];
    private int released;

    private void use() {
        if (memory != null) memory[0]++;
    }

    private synchronized void release() {
        released++;
        if (released == 1) memory = null;
    }

    /** The argument is the number of clients. */
    public static void main(String[] args) {
        Manager manager = new Manager();
        for (int i = Integer.parseInt(args[0]); i > 0; i--) Threads.start(manager::use);
        Threads.start(manager::release);
    }
}
