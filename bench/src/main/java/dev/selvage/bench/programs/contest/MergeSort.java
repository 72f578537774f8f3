package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** How many threads may be started is asked in one locked step and counted in another. */
public final class MergeSort {
    private static final int LIMIT = 3;

    private final int[] numbers;
    private int threads = 1;

    private MergeSort(int size) {
        numbers = new int[size];
        for (int i = 0; i < size; i++) numbers[i] = size - i;
    }

    private synchronized int available() {
        int available = LIMIT - threads;
        if (available < 0) throw new IllegalStateException("more threads than allowed");
        return available;
    }

    private synchronized void started() {
        threads++;
    }

    private void sort(int from, int to) {
        if (to - from < 2) return;
        int middle = (from + to) / 2;
        if (available() > 0) {
            Thread left = Threads.start(() -> sort(from, middle));
            started();
            sort(middle, to);
            Threads.join(left);
        } else {
            sort(from, middle);
            sort(middle, to);
        }
        merge(from, middle, to);
    }

    private void merge(int from, int middle, int to) {
        int[] merged = new int[to - from];
        int left = from;
        int right = middle;
        for (int i = 0; i < merged.length; i++) {
            boolean first = right == to || left < middle && numbers[left] <= numbers[right];
            merged[i] = first ? numbers[left++] : numbers[right++];
        }
        System.arraycopy(merged, 0, numbers, from, merged.length);
    }

    /** The argument is the size of the array. */
    public static void main(String[] args) {
        MergeSort sort = new MergeSort(Integer.parseInt(args[0]));
        sort.sort(0, sort.numbers.length);
        sort.available();
    }
}
