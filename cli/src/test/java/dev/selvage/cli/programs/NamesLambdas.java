package dev.selvage.cli.programs;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/** Starts threads in the order of the names of lambdas, and sometimes fails with those names. */
public final class NamesLambdas {
    private int count;

    public static void main(String[] args) throws InterruptedException {
        new NamesLambdas().look();
    }

    private void look() throws InterruptedException {
        Map<String, Runnable> byName = new HashMap<>();
        List<Runnable> tasks = List.of(() -> count++, () -> count *= 2, () -> count -= 3);
        for (Runnable task : tasks) byName.put(task.getClass().getName(), task);
        List<Thread> threads = new ArrayList<>();
        for (Runnable task : byName.values()) threads.add(new Thread(task));
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        if (count > -3) throw new AssertionError(byName.keySet() + " made " + count + names());
    }

    /** With a space in each, so that reports have the whole. */
    private static String names() {
        IntUnaryOperator one = Math::abs;
        IntUnaryOperator other = Math::abs;
        UnaryOperator<String> more = String::trim;
        Set<String> names = new HashSet<>();
        for (Object each : List.of(one, other, more)) {
            Class<?> type = each.getClass();
            names.add(type.getName());
            Class<?> array = Array.newInstance(type, 0, 0).getClass();
            if (!array.getName().equals("[[L" + type.getName() + ";")) throw new IllegalStateException(array.getName());
            if (!each.toString().startsWith(type.getTypeName() + "@")) throw new IllegalStateException(each.toString());
            if (!type.getName().endsWith(type.getSimpleName())) throw new IllegalStateException(type.getSimpleName());
            names.add(array.toString() + array.hashCode());
        }
        if (names.size() != 6) throw new IllegalStateException("not one name for each: " + names);
        return names.toString().replace("$$", " ");
    }
}
