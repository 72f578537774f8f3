package dev.selvage.report.explain;

import dev.selvage.report.model.TraceEvent;
import org.jspecify.annotations.Nullable;

/** Puts events into words: {@code Counter.java:12 reads count = 0}. */
final class EventWords {
    private static final int LONGEST_VALUE = 60;

    private final MemoryNames memory;
    private final Endings endings;

    EventWords(MemoryNames memory, Endings endings) {
        this.memory = memory;
        this.endings = endings;
    }

    String describe(TraceEvent event) {
        String words = endings.endlessWait(event)
                .map(waited -> endlessWait(event, waited))
                .orElseGet(() -> words(event));
        return event.where() == null ? words : event.where().shortForm() + " " + words;
    }

    private String words(TraceEvent event) {
        return switch (event.operation()) {
            case "read" -> access("reads", event);
            case "write" -> access("writes", event);
            case "update" -> access("updates", event);
            case "lock" -> on("locks", event) + (event.blocked() ? " after a wait" : "");
            case "unlock" -> on("unlocks", event);
            case "wait" -> on("waits on", event);
            case "notify" -> on("notifies", event) + woken(event.value());
            case "notify-all" -> on("notifies all on", event) + woken(event.value());
            case "call", "collection-call" -> call(event);
            case "external" -> "comes back from outside: " + event.member();
            default -> on(verb(event.operation()), event) + (event.value() == null ? "" : ", " + event.value());
        };
    }

    private static String verb(String operation) {
        return switch (operation) {
            case "park", "unpark", "start", "end", "join", "sleep", "yield", "interrupt", "begin" -> operation + "s";
            default -> operation;
        };
    }

    private String endlessWait(TraceEvent event, WaitedFor waited) {
        if (event.operation().equals("park")) return "waits for " + waited.words();
        // Who was notified still has to get the monitor back.
        boolean notified = waited.holder() != null;
        return words(event) + (notified ? ", then waits for " + waited.words() : ", is never woken");
    }

    private String access(String verb, TraceEvent event) {
        String library = event.library() == null ? "" : " in " + Names.libraryMethod(event.library());
        return verb + " " + memory.of(event) + value(event.value()) + library;
    }

    /** The value of a notification names the threads that it woke. */
    private static String woken(@Nullable String value) {
        if (value == null) return "";
        String names = value.replace("\"", "");
        return names.equals("nobody") ? ", nobody waits" : ", wakes " + names;
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
