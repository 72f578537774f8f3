package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** Halves are sorted by threads that count themselves without a lock, and the count is taken for their end. */
public final class MergeSortBug {
    private final int[] numbers;
    private int finished;

    private MergeSortBug(int size) {
        numbers = new int[size];
        for (int i = 0; i < size; i++) numbers[i] = size - i;
    }

    private void sort(int from, int to) {
        for (int i = from; i < to; i++) {
            for (int j = i + 1; j < to; j++) {
                if (numbers[i] > numbers[j]) {
                    int number = numbers[i];
                    numbers[i] = numbers[j];
                    numbers[j] = number;
                }
            }
        }
        finished++;
    }

    /** The argument is the number of parts, of two numbers each. */
    public static void main(String[] args) {
        int parts = Integer.parseInt(args[0]);
        MergeSortBug sort = new MergeSortBug(2 * parts);
        Thread[] threads = new Thread[parts];
        for (int i = 0; i < parts; i++) {
            int from = 2 * i;
            threads[i] = Threads.start(() -> sort.sort(from, from + 2));
        }
        for (int i = 0; i < parts; i++) Threads.join(threads[i]);
        if (sort.finished != parts) throw new AssertionError(sort.finished + " of " + parts + " parts");
    }
}
