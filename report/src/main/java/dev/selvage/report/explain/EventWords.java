package dev.selvage.report.explain;

import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts events into words: {@code Counter.java:12 reads count = 0}. */
final class EventWords {
    private static final int LONGEST_VALUE = 60;

    private final Circumstances circumstances;
    private final MemoryNames memory;
    private final ThreadNames names;
    /** The event with which each thread ended, by step, and the thread as the failure found it. */
    private final Map<Integer, ThreadReport> ends = new HashMap<>();

    EventWords(FailureReport failure, List<TraceEvent> shown) {
        circumstances = new Circumstances(failure.trace());
        memory = new MemoryNames(shown);
        names = new ThreadNames(failure.threads());
        Map<Integer, Integer> lastSteps = new HashMap<>();
        for (TraceEvent event : failure.trace()) lastSteps.put(event.thread(), event.step());
        for (ThreadReport thread : failure.threads()) {
            Integer step = lastSteps.get(thread.id());
            if (step != null) ends.put(step, thread);
        }
    }

    String describe(TraceEvent event) {
        String words = event.blocked() ? blocked(event) : words(event);
        return event.where() == null ? words : event.where().shortForm() + " " + words;
    }

    private String words(TraceEvent event) {
        return switch (event.operation()) {
            case "read" -> access("reads", event);
            case "write" -> access("writes", event);
            case "update" -> access("updates", event);
            case "lock" -> on("locks", event);
            case "unlock" -> on("unlocks", event);
            case "wait" -> on("waits on", event);
            case "notify" -> notification("notifies", event);
            case "notify-all" -> notification("notifies all on", event);
            case "call", "collection-call" -> call(event);
            default -> on(verb(event.operation()), event);
        };
    }

    private static String verb(String operation) {
        return switch (operation) {
            case "park", "unpark", "start", "end", "join", "sleep", "yield", "interrupt", "begin" -> operation + "s";
            default -> operation;
        };
    }

    private String blocked(TraceEvent event) {
        ThreadReport end = ends.get(event.step());
        String waitsFor = end == null ? null : end.waitsFor();
        if (event.operation().equals("wait")) return words(event) + (waitsFor == null ? "" : ", is never woken");
        if (end != null && waitsFor != null) return "waits for " + WaitedFor.parse(waitsFor).words();
        Integer holder = circumstances.holder(event);
        if (holder != null) return on("waits for", event) + ", held by " + names.of(holder);
        return words(event) + ", has to wait";
    }

    private String access(String verb, TraceEvent event) {
        String library = event.library() == null ? "" : " in " + Names.libraryMethod(event.library());
        return verb + " " + memory.of(event) + value(event.value()) + library;
    }

    private String notification(String verb, TraceEvent event) {
        return on(verb, event) + (circumstances.isUnheard(event) ? ", nobody waits" : "");
    }

    private static String call(TraceEvent event) {
        String target = event.object() == null ? "" : " on " + event.object();
        String method = event.object() == null ? event.member() : Names.simple(event.member());
        return "calls " + method + "()" + target + value(event.value());
    }

    private static String on(String verb, TraceEvent event) {
        return event.object() == null ? verb : verb + " " + event.object();
    }

    private static String value(@Nullable String value) {
        if (value == null) return "";
        return " = " + (value.length() <= LONGEST_VALUE ? value : value.substring(0, LONGEST_VALUE) + "...");
    }
}
