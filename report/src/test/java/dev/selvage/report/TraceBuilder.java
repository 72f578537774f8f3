package dev.selvage.report;

import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.TraceEvent;
import java.util.ArrayList;
import java.util.List;

/** Writes traces as short lists of what each thread does. */
public final class TraceBuilder {
    private final List<TraceEvent> events = new ArrayList<>();
    private final String className;

    public TraceBuilder(String className) {
        this.className = className;
    }

    public TraceBuilder access(int thread, int line, String operation, String object, String member, String value) {
        return add(thread, line, operation, object, member, value, null, false);
    }

    public TraceBuilder on(int thread, int line, String operation, String object) {
        return add(thread, line, operation, object, null, null, null, false);
    }

    public TraceBuilder blocked(int thread, int line, String operation, String object) {
        return add(thread, line, operation, object, null, null, null, true);
    }

    public TraceBuilder call(int thread, int line, String object, String method) {
        return add(thread, line, "call", object, method, null, null, false);
    }

    public TraceBuilder library(int thread, int line, String operation, String object, String member, String library) {
        return add(thread, line, operation, object, member, "0", library, false);
    }

    public TraceBuilder plain(int thread, String operation) {
        events.add(new TraceEvent(events.size() + 1, thread, operation, null, null, null, null, null, false));
        return this;
    }

    public List<TraceEvent> build() {
        return List.copyOf(events);
    }

    private TraceBuilder add(
            int thread,
            int line,
            String operation,
            String object,
            String member,
            String value,
            String library,
            boolean blocked) {
        SourceLine where = new SourceLine("com.acme." + className, "run", className + ".java", line);
        events.add(
                new TraceEvent(events.size() + 1, thread, operation, object, member, value, where, library, blocked));
        return this;
    }
}
