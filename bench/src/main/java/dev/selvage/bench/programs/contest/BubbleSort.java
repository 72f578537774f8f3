package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** One thread for each pass sorts an array, and the main thread looks at it without waiting for them. */
public final class BubbleSort {
    private final int[] numbers;

    private BubbleSort(int size) {
        numbers = new int[size];
        for (int i = 0; i < size; i++) numbers[i] = size - i;
    }

    private synchronized void swap(int i) {
        int number = numbers[i];
        numbers[i] = numbers[i + 1];
        numbers[i + 1] = number;
    }

    private void pass() {
        for (int i = 0; i + 1 < numbers.length; i++) {
            if (numbers[i] > numbers[i + 1]) swap(i);
        }
    }

    /** The argument is the size of the array. */
    public static void main(String[] args) {
        BubbleSort sort = new BubbleSort(Integer.parseInt(args[0]));
        for (int i = 1; i < sort.numbers.length; i++) Threads.start(sort::pass);
        for (int i = 0; i + 1 < sort.numbers.length; i++) {
            if (sort.numbers[i] > sort.numbers[i + 1]) throw new AssertionError("not sorted");
        }
    }
}
