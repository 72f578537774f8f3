package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** A synchronized method that is invoked by reflection or through a proxy takes its monitor. */
public final class ReflectiveSynchronized {

    private int count;

    /** What the proxy implements. */
    public interface Counter {
        void increment();
    }

    public synchronized void increment() {
        count++;
    }

    private static void invoke(ReflectiveSynchronized counter) throws ReflectiveOperationException {
        ReflectiveSynchronized.class.getMethod("increment").invoke(counter);
    }

    private static Counter proxy(ReflectiveSynchronized counter) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            counter.increment();
            return null;
        };
        return (Counter) Proxy.newProxyInstance(
                ReflectiveSynchronized.class.getClassLoader(), new Class<?>[] {Counter.class}, handler);
    }

    public static void main(String[] args) {
        ReflectiveSynchronized counter = new ReflectiveSynchronized();
        Threads.both(() -> invoke(counter), proxy(counter)::increment);
        Check.equal(2, counter.count);
    }
}
