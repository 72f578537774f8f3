package dev.selvage.explorer.strategy.directed.deadlocks;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** A circle in the order of locks: each context requests a lock that the next one holds. */
public record LockCycle(Set<Context> contexts) {
    /**
     * How a lock is requested while others are held.
     *
     * @param held where those were got, outermost first
     * @param site where it is requested
     */
    public record Context(List<Integer> held, int site) {}

    /** For people: the lines at which the locks are requested. */
    public String text() {
        return contexts.stream().map(context -> place(context.site())).sorted().collect(Collectors.joining(" and "));
    }

    private static String place(int id) {
        Site site = Objects.requireNonNull(Sites.get(id));
        return site.file == null ? site.className : site.file + ":" + site.line;
    }
}
