package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** A free block is looked for in one locked step and marked as taken in another. */
public final class AllocationVector {
    private final boolean[] taken;

    private AllocationVector(int blocks) {
        taken = new boolean[blocks];
    }

    private synchronized int free() {
        for (int i = 0; i < taken.length; i++) {
            if (!taken[i]) return i;
        }
        return -1;
    }

    private synchronized void take(int block) {
        if (taken[block]) throw new IllegalStateException("block " + block + " is taken twice");
        taken[block] = true;
    }

    private void allocate() {
        int block = free();
        if (block >= 0) take(block);
    }

    /** The argument is the number of blocks. */
    public static void main(String[] args) {
        AllocationVector vector = new AllocationVector(Integer.parseInt(args[0]));
        Threads.start(vector::allocate);
        Threads.start(vector::allocate);
    }
}
