package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** Each pass starts the next one, and the creation of the last is taken for the end of all. */
public final class BubbleSort2 {
    private final int[] numbers;
    private volatile boolean finished;

    private BubbleSort2(int size) {
        numbers = new int[size];
        for (int i = 0; i < size; i++) numbers[i] = size - i;
    }

    private void pass(int range) {
        if (range == 0) {
            finished = true;
            return;
        }
        Threads.start(() -> pass(range - 1));
        for (int i = 0; i < range; i++) {
            if (numbers[i] > numbers[i + 1]) swap(i);
        }
    }

    private synchronized void swap(int i) {
        int number = numbers[i];
        numbers[i] = numbers[i + 1];
        numbers[i + 1] = number;
    }

    /** The argument is the size of the array. */
    public static void main(String[] args) {
        BubbleSort2 sort = new BubbleSort2(Integer.parseInt(args[0]));
        Threads.start(() -> sort.pass(sort.numbers.length - 1));
        while (!sort.finished) Thread.yield();
        for (int i = 0; i + 1 < sort.numbers.length; i++) {
            if (sort.numbers[i] > sort.numbers[i + 1]) throw new AssertionError("not sorted");
        }
    }
}
