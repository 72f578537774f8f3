package dev.selvage.cli.programs;

import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Keeps classes of the JDK and of proxies by their hash codes, and dies. */
public final class KeepsClasses {
    private static volatile Object last = "none yet";

    private KeepsClasses() {}

    public static void main(String[] args) throws Exception {
        Map<Class<?>, Integer> kept = new HashMap<>();
        Thread keeper = new Thread(() -> {
            for (Class<?> type : String.class.getInterfaces()) kept.put(type, 1);
            for (Class<?> type : List.of(Runnable.class, Named.class, Callable.class)) {
                last = proxy(type);
                kept.put(last.getClass(), 1);
            }
        });
        keeper.start();
        keeper.join();
        throw new IllegalStateException(kept.size() + " classes");
    }

    private interface Named {}

    private static Object proxy(Class<?> type) {
        return Proxy.newProxyInstance(
                KeepsClasses.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null);
    }
}
