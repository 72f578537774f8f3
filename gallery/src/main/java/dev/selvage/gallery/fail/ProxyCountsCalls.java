package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** The handler behind a proxy counts the calls of all threads in a plain field. */
@Fails("assertion")
public final class ProxyCountsCalls {

    private int calls;

    private Runnable watched(Runnable body) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            calls++;
            return method.invoke(body, arguments);
        };
        return (Runnable) Proxy.newProxyInstance(
                ProxyCountsCalls.class.getClassLoader(), new Class<?>[] {Runnable.class}, handler);
    }

    public static void main(String[] args) {
        ProxyCountsCalls watch = new ProxyCountsCalls();
        Runnable task = watch.watched(() -> {});
        Threads.both(task::run, task::run);
        Check.equal(2, watch.calls);
    }
}
