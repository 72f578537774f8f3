package dev.selvage.agent.rewrite;

import dev.selvage.runtime.Director;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Writes down what rewritten code reports, and says of everything else that it is none of its business. */
final class RecordingDirector {
    private final List<String> events = new ArrayList<>();
    private final Object standIn = new Object();

    /** What {@code body} reports, and at the end what it throws or returns. */
    static List<String> eventsOf(Callable<?> body) {
        RecordingDirector recorder = new RecordingDirector();
        Guard.install((Director) Proxy.newProxyInstance(
                Director.class.getClassLoader(),
                new Class<?>[] {Director.class},
                (proxy, method, arguments) -> recorder.answer(method, arguments)));
        Guard.values = true;
        Object result;
        try {
            Guard.begin();
            result = body.call();
        } catch (Exception e) {
            result = e.getMessage();
        } finally {
            Guard.end();
            Guard.install(null);
            Guard.values = false;
        }
        recorder.events.add("result " + result);
        return recorder.events;
    }

    private Object answer(Method method, Object[] arguments) {
        switch (method.getName()) {
            case "access" -> events.add(access(arguments[0], (long) arguments[1], (int) arguments[2]));
            case "value" -> events.add(events.remove(events.size() - 1) + "=" + arguments[0]);
            case "call", "collectionCall" -> events.add(method.getName() + member((int) arguments[1]));
            case "enter", "exit", "await", "signal", "sleep" ->
                events.add(method.getName() + " " + arguments[0] + more(arguments));
            case "unchanged", "spin" -> events.add(method.getName());
            default -> {}
        }
        return result(method);
    }

    private Object result(Method method) {
        return switch (method.getName()) {
            case "enter" -> standIn;
            case "nanoTime" -> 77L;
            case "currentTimeMillis" -> 78L;
            case "lend" -> -1L;
            case "identityHash" -> 79;
            default -> method.getReturnType() == boolean.class ? Boolean.FALSE : null;
        };
    }

    private static String access(Object target, long index, int site) {
        String element = target != null && target.getClass().isArray() ? "[" + index + "]" : "";
        return site(site).operation.name().toLowerCase(Locale.ROOT) + element + member(site);
    }

    /** The time of a wait, or whether all are notified. */
    private static String more(Object[] arguments) {
        boolean said = arguments.length == 3 && !(arguments[2] instanceof Boolean);
        return said ? " " + arguments[1] : "";
    }

    private static String member(int site) {
        String member = site(site).member;
        return member == null ? "" : " " + member.substring(member.lastIndexOf('.') + 1);
    }

    private static Site site(int number) {
        return Objects.requireNonNull(Sites.get(number));
    }
}
