package dev.selvage.samples;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Executors, builders of threads and scoped values that this source level can only reach by reflection. */
public final class NewerThreads {
    private static int count;

    private NewerThreads() {}

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "virtual" -> count(virtualPerTask(), args.length > 1);
            case "platform" -> count(platformPerTask(), args.length > 1);
            case "scoped" -> scoped();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    // ---- executors

    private static void count(ExecutorService pool, boolean locked) throws InterruptedException {
        Runnable task = locked ? NewerThreads::incrementLocked : NewerThreads::increment;
        pool.submit(task);
        pool.submit(task);
        pool.shutdown();
        if (!pool.awaitTermination(1, TimeUnit.HOURS)) throw new AssertionError("does not end");
        if (count != 2) throw new AssertionError("count is " + count);
    }

    private static void increment() {
        count++;
    }

    private static synchronized void incrementLocked() {
        count++;
    }

    private static ExecutorService virtualPerTask() throws Exception {
        return (ExecutorService) call(Executors.class, "newVirtualThreadPerTaskExecutor", null);
    }

    private static ExecutorService platformPerTask() throws Exception {
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        Object builder = call(Thread.class, "ofPlatform", null);
        Object named = type.getMethod("name", String.class, long.class).invoke(builder, "worker-", 1L);
        ThreadFactory factory = (ThreadFactory) type.getMethod("factory").invoke(named);
        if (!factory.newThread(() -> {}).getName().equals("worker-1")) throw new AssertionError("another name");
        return (ExecutorService) Executors.class
                .getMethod("newThreadPerTaskExecutor", ThreadFactory.class)
                .invoke(null, factory);
    }

    // ---- scoped values

    private static void scoped() throws Exception {
        Class<?> type = Class.forName("java.lang.ScopedValue");
        Object user = call(type, "newInstance", null);
        Thread other = new Thread(() -> runAs(user, "bob"));
        other.start();
        runAs(user, "ada");
        other.join();
        if (count != 2) throw new AssertionError("count is " + count);
        if ((boolean) call(type, "isBound", user)) throw new AssertionError("still bound");
    }

    private static void runAs(Object user, String name) {
        try {
            Class<?> type = Class.forName("java.lang.ScopedValue");
            Object carrier = type.getMethod("where", type, Object.class).invoke(null, user, name);
            Runnable body = () -> check(user, name);
            carrier.getClass().getMethod("run", Runnable.class).invoke(carrier, body);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static void check(Object user, String name) {
        try {
            incrementLocked();
            if (!name.equals(call(user.getClass(), "get", user)))
                throw new AssertionError("the user of another thread");
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static Object call(Class<?> type, String method, Object receiver) throws Exception {
        try {
            return type.getMethod(method).invoke(receiver);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) throw error;
            throw e;
        }
    }
}
