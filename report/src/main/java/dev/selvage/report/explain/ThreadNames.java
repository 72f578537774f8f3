package dev.selvage.report.explain;

import dev.selvage.report.model.ThreadReport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names of threads by their ids; the id is added where several threads have the same name. */
public final class ThreadNames {
    private final Map<Integer, String> names = new HashMap<>();

    public ThreadNames(List<ThreadReport> threads) {
        Map<String, Integer> uses = new HashMap<>();
        for (ThreadReport thread : threads) uses.merge(thread.name(), 1, Integer::sum);
        for (ThreadReport thread : threads) {
            boolean unique = uses.get(thread.name()) == 1;
            names.put(thread.id(), unique ? thread.name() : thread.name() + " (" + thread.id() + ")");
        }
    }

    public String of(int id) {
        return names.getOrDefault(id, "thread " + id);
    }
}
