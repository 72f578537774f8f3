package dev.selvage.runtime;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/** A director that notes which of its methods are called, and whether that happens in tool code. */
final class Recorder implements AutoCloseable {
    final List<String> calls = new ArrayList<>();

    Recorder() {
        Guard.install((Director) Proxy.newProxyInstance(
                Director.class.getClassLoader(), new Class<?>[] {Director.class}, (proxy, method, arguments) -> {
                    boolean toolCode = Guard.running == null && Guard.token == null;
                    calls.add(method.getName() + (toolCode ? "" : " outside tool code"));
                    return result(method.getReturnType());
                }));
        Guard.begin();
    }

    private static Object result(Class<?> type) {
        if (type == boolean.class) return true;
        if (type == int.class) return 1;
        return type == long.class ? (Object) 5L : null;
    }

    @Override
    public void close() {
        Guard.end();
        Guard.install(null);
        Guard.values = false;
    }
}
