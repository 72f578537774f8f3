package dev.selvage.agent.rewrite.subjects;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** Lambdas, and references to methods of the JDK of every kind. */
public final class Lambdas implements Callable<String> {
    private interface Named {
        Supplier<String> NAME = "constant"::toUpperCase;

        default IntSupplier sizeOf(List<?> list) {
            return list::size;
        }

        static Runnable clearing(List<?> list) {
            return list::clear;
        }
    }

    private int captured;

    @Override
    public String call() throws Exception {
        return bound() + unbound() + statics() + library() + inInterface() + own();
    }

    private String bound() {
        AtomicInteger counter = new AtomicInteger(4);
        IntSupplier increment = counter::incrementAndGet;
        IntUnaryOperator add = counter::addAndGet;
        Object lock = new StringBuffer("lock");
        Supplier<String> text = lock::toString;
        Supplier<Class<?>> type = lock::getClass;
        return increment.getAsInt() + " " + add.applyAsInt(10) + text.get()
                + type.get().getSimpleName() + ";";
    }

    private static String unbound() {
        ToIntFunction<AtomicInteger> get = AtomicInteger::get;
        Function<List<String>, Integer> size = List::size;
        BiFunction<ArrayList<String>, Object, Boolean> contains = ArrayList::contains;
        BiConsumer<AtomicLong, Long> set = AtomicLong::set;
        ToIntFunction<String> hash = Object::hashCode;
        AtomicLong number = new AtomicLong();
        set.accept(number, 9L);
        return get.applyAsInt(new AtomicInteger(7)) + " " + size.apply(List.of("a"))
                + contains.apply(new ArrayList<>(), "x") + number + hash.applyAsInt("h") + ";";
    }

    private static String statics() throws Exception {
        LongSupplier clock = System::nanoTime;
        Callable<Thread> me = Thread::currentThread;
        Function<List<Integer>, Integer> max = Collections::max;
        Supplier<Map<String, Integer>> maker = HashMap::new;
        Function<Integer, int[]> array = int[]::new;
        boolean passes = clock.getAsLong() - clock.getAsLong() <= 0;
        return passes + " " + (me.call() == Thread.currentThread()) + max.apply(List.of(1, 3, 2)) + maker.get()
                + array.apply(3).length + ";";
    }

    private String library() {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : List.of("b", "a", "b")) counts.merge(word, 1, Integer::sum);
        List<String> keys = new ArrayList<>(counts.keySet());
        keys.sort(String::compareTo);
        keys.replaceAll(key -> key + counts.get(key) + captured++);
        keys.forEach(key -> captured += key.length());
        StringBuffer buffer = new StringBuffer();
        keys.forEach(buffer::append);
        return buffer + " " + captured + ";";
    }

    private static String inInterface() {
        Named named = new Named() {};
        List<String> list = new ArrayList<>(List.of("x", "y"));
        int before = named.sizeOf(list).getAsInt();
        Named.clearing(list).run();
        return before + " " + named.sizeOf(list).getAsInt() + Named.NAME.get() + ";";
    }

    private String own() {
        Runnable tick = this::tick;
        tick.run();
        Supplier<Supplier<String>> nested = () -> () -> "nested" + captured;
        return nested.get().get();
    }

    private synchronized void tick() {
        captured *= 2;
    }
}
