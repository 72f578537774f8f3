package dev.selvage.report.explain;

import dev.selvage.report.model.ThreadReport;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names of threads by their ids; the id is added where several threads have the same name. */
public final class ThreadNames {
    private final Map<Integer, String> names = new HashMap<>();

    public ThreadNames(List<ThreadReport> threads) {
        Set<String> seen = new HashSet<>();
        Set<String> ambiguous = new HashSet<>();
        for (ThreadReport thread : threads) {
            if (!seen.add(thread.name())) ambiguous.add(thread.name());
        }
        for (ThreadReport thread : threads) {
            String suffix = ambiguous.contains(thread.name()) ? " (" + thread.id() + ")" : "";
            names.put(thread.id(), thread.name() + suffix);
        }
    }

    public String of(int id) {
        return names.getOrDefault(id, "thread " + id);
    }
}
