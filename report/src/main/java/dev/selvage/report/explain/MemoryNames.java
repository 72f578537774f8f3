package dev.selvage.report.explain;

import dev.selvage.report.model.TraceEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names for fields and array elements: as short as they can be without confusing two that occur in the same events. */
final class MemoryNames {
    /** Full name by short name; null where one short name stands for several. */
    private final Map<String, @Nullable String> fullNames = new HashMap<>();

    MemoryNames(List<TraceEvent> events) {
        for (TraceEvent event : events) {
            if (Role.of(event) == Role.ACCESS) note(Names.simple(event.member()), full(event));
        }
    }

    private void note(String simple, String full) {
        if (!fullNames.containsKey(simple)) fullNames.put(simple, full);
        else if (!full.equals(fullNames.get(simple))) fullNames.put(simple, null);
    }

    /** {@code count} or, when several are about, {@code Counter#1.count}. */
    String of(TraceEvent access) {
        String simple = Names.simple(access.member());
        boolean clear = fullNames.get(simple) != null && !simple.startsWith("[");
        return clear ? simple : full(access);
    }

    private static String full(TraceEvent access) {
        return full(access.object(), access.member());
    }

    /** {@code Counter#1.count}, {@code int[]#1[3]}, or the object alone where no member is known. */
    static String full(@Nullable String object, @Nullable String member) {
        if (object == null) return member == null ? "memory" : member;
        String simple = Names.simple(member);
        boolean element = simple.isEmpty() || simple.startsWith("[");
        return object + (element ? "" : ".") + simple;
    }
}
