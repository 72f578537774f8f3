package dev.selvage.agent.rewrite.observed;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** What each method does is to be reported, no more and no less. */
public final class Actions implements Function<String, Object> {
    private int number;
    private volatile boolean flag;
    private final long[] longs = {0};
    private final String outer = "outer";
    private final String inner = "inner";

    @Override
    public Object apply(String name) {
        try {
            return getClass().getDeclaredMethod(name).invoke(this);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getTargetException().getMessage());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    Object accesses() {
        number += 5;
        longs[0] = number;
        flag = longs[0] == 5;
        return flag;
    }

    Object leaveByReturn() {
        synchronized (outer) {
            synchronized (inner) {
                return "left";
            }
        }
    }

    Object leaveByException() {
        synchronized (outer) {
            synchronized (inner) {
                throw new IllegalStateException("thrown");
            }
        }
    }

    Object leaveInnerByException() {
        synchronized (outer) {
            try {
                synchronized (inner) {
                    throw new IllegalStateException("thrown");
                }
            } catch (IllegalStateException e) {
                return e.getMessage();
            }
        }
    }

    synchronized Object method() {
        return "left";
    }

    synchronized Object failingMethod() {
        throw new IllegalStateException("thrown");
    }

    Object signals() throws InterruptedException {
        outer.wait();
        outer.wait(2);
        outer.wait(2, 3);
        outer.notify();
        outer.notifyAll();
        Thread.sleep(4, 5);
        Thread.sleep(6);
        return System.nanoTime() + System.currentTimeMillis() + new Object().hashCode();
    }

    Object libraryCalls() {
        List<String> list = shared(new ArrayList<>());
        list.add("x");
        AtomicInteger atomic = new AtomicInteger();
        return atomic.compareAndSet(1, 2) || atomic.incrementAndGet() == list.size();
    }

    private static <T> T shared(T object) {
        return object;
    }

    Object texts() {
        Object list = new LinkedList<>(List.of(1));
        Object atomic = new AtomicInteger();
        return String.valueOf(list) + atomic + list.hashCode();
    }

    Object textsOfOthers() {
        Object number = 7;
        return String.valueOf(number) + number.hashCode() + new Object().equals("");
    }

    Object failingLibraryCall() {
        try {
            return List.of().get(0);
        } catch (IndexOutOfBoundsException e) {
            return number;
        }
    }

    @Override
    public String toString() {
        return "this";
    }
}
