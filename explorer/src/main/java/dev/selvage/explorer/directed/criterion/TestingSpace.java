package dev.selvage.explorer.directed.criterion;

import dev.selvage.explorer.directed.profile.Access;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many properties each criterion asks for, given the accesses of one run: all interleavings (ALL), those of each pair of
 * threads (TPAIR), orders of three accesses to one memory location (PI), unserializable interleavings (UI).
 *
 * <p>After S. Lu, S. Park, Y. Zhou (TSE 2012), section 3.1, with PI as it is tailored to atomicity violations there.
 */
public final class TestingSpace {
    private final Map<Integer, List<Access>> threads = new TreeMap<>();
    private final Map<Integer, List<Access>> objects = new TreeMap<>();

    public TestingSpace(List<Access> accesses) {
        for (Access access : accesses) {
            threads.computeIfAbsent(access.thread(), unknown -> new ArrayList<>())
                    .add(access);
            objects.computeIfAbsent(access.object(), unknown -> new ArrayList<>())
                    .add(access);
        }
    }

    /** The interleavings of all threads. */
    public BigInteger all() {
        BigInteger size = BigInteger.ONE;
        int before = 0;
        for (List<Access> thread : threads.values()) {
            before += thread.size();
            size = size.multiply(binomial(before, thread.size()));
        }
        return size;
    }

    /** The interleavings of each two threads. */
    public BigInteger threadPairs() {
        BigInteger size = BigInteger.ZERO;
        List<List<Access>> all = new ArrayList<>(threads.values());
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                int one = all.get(i).size();
                size = size.add(binomial(one + all.get(j).size(), one));
            }
        }
        return size;
    }

    /** For each two consecutive accesses of a thread to one location: the other threads that access it. */
    public long partial() {
        return count(Access::thread, false);
    }

    /** Accesses that have one before them, and one of another thread that would make the two unserializable. */
    public long unserializable() {
        return count(access -> 0, true);
    }

    /** What tells remote accesses apart. */
    @FunctionalInterface
    private interface Distinction {
        int of(Access remote);
    }

    private long count(Distinction distinction, boolean onlyUnserializable) {
        long size = 0;
        for (List<Access> object : objects.values()) {
            for (int i = 0; i < object.size(); i++) {
                int before = before(object, i);
                if (before >= 0) size += remotes(object, before, i, distinction, onlyUnserializable);
            }
        }
        return size;
    }

    private static int before(List<Access> object, int current) {
        int before = current - 1;
        while (before >= 0 && object.get(before).thread() != object.get(current).thread()) before--;
        return before;
    }

    private static long remotes(
            List<Access> object, int before, int current, Distinction distinction, boolean onlyUnserializable) {
        Access p = object.get(before);
        Access c = object.get(current);
        return object.stream()
                .filter(r -> r.thread() != c.thread())
                .filter(r -> !onlyUnserializable
                        || Unserializable.of(p.kind(), r.kind(), c.kind()).isPresent())
                .mapToInt(distinction::of)
                .distinct()
                .count();
    }

    private static BigInteger binomial(int n, int k) {
        BigInteger value = BigInteger.ONE;
        for (int i = 1; i <= k; i++) {
            value = value.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
        }
        return value;
    }
}
