package dev.selvage.agent.rewrite.subjects;

import java.util.Arrays;
import java.util.concurrent.Callable;

/** Fields and array elements of every type. */
public final class Accesses implements Callable<String> {
    static int count;
    static volatile long total;
    static String name = "none";

    private boolean flag;
    private byte small;
    private short shorter;
    private char letter;
    private int number;
    private volatile long large;
    private float single;
    private double precise;
    private Object object;
    private Accesses next;

    @Override
    public String call() {
        return statics() + instance() + chained() + arrays() + wideArrays() + matrix();
    }

    private static String statics() {
        count = 3;
        count++;
        total += count * 10L;
        name += "!" + total;
        return count + " " + total + " " + name + ";";
    }

    private String instance() {
        flag = !flag;
        small += 300;
        shorter -= 7;
        letter = (char) ('a' + small);
        number = number++ + ++number;
        large |= 1L << 40;
        single += 0.5f;
        precise = single / 3d;
        object = flag ? "set" : null;
        return flag + " " + small + " " + shorter + " " + (int) letter + " " + number + " " + large + " " + single + " "
                + precise + " " + object + ";";
    }

    private String chained() {
        Accesses first = this;
        first.next = next = new Accesses();
        next.large = next.number = 5;
        return (first.next == next) + " " + first.next.large + " " + next.next + ";";
    }

    private static String arrays() {
        boolean[] flags = new boolean[2];
        flags[1] = true;
        byte[] bytes = {1, 2};
        bytes[0] += bytes[1];
        char[] letters = "ab".toCharArray();
        letters[0]++;
        short[] shorts = {1};
        shorts[0] <<= 3;
        int[] numbers = {1, 2, 3};
        numbers[numbers[0]] += numbers[2]--;
        Object[] objects = {null, "x"};
        objects[0] = objects[1];
        return Arrays.toString(flags) + Arrays.toString(bytes) + new String(letters) + Arrays.toString(shorts)
                + Arrays.toString(numbers) + Arrays.toString(objects) + ";";
    }

    private static String wideArrays() {
        long[] longs = {1L, 2L};
        longs[1] = longs[0]++ + longs[1];
        double[] doubles = {0.5};
        doubles[0] *= 3;
        float[] floats = {1f};
        floats[0] -= 2f;
        return Arrays.toString(longs) + Arrays.toString(doubles) + Arrays.toString(floats) + ";";
    }

    private static String matrix() {
        int[][] matrix = new int[2][2];
        matrix[1][0] = matrix[0].length;
        try {
            matrix[2][0] = 1;
            return "unreachable";
        } catch (ArrayIndexOutOfBoundsException e) {
            return Arrays.deepToString(matrix) + e.getMessage();
        }
    }
}
