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
        ThreadReport end = ends.get(event.step());
        String words = end != null && end.waitsFor() != null ? lastWords(event, end.waitsFor()) : passing(event);
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

    /** Words for an event behind which the thread waits for ever. */
    private String lastWords(TraceEvent event, String waitsFor) {
        WaitedFor waited = WaitedFor.parse(waitsFor);
        return switch (event.operation()) {
            case "wait" -> words(event) + ", is never woken";
            case "lock", "park", "join" -> "waits for " + waited.words();
            default -> words(event) + ", waits for " + waited.words();
        };
    }

    /** Words for an event behind which the thread went on, if only after a while. */
    private String passing(TraceEvent event) {
        Role role = Role.of(event);
        // All others wait by nature.
        boolean remarkable = role == Role.ACQUIRE || role == Role.CALL;
        if (!event.blocked() || !remarkable) return words(event);
        Integer holder = circumstances.holder(event);
        return holder == null
                ? words(event) + ", has to wait"
                : on("waits for", event) + ", held by " + names.of(holder);
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
