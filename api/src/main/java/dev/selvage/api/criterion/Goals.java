package dev.selvage.api.criterion;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** A set of goals that only grows, so that those of several JVMs can be put together in any order. */
public final class Goals {
    private final Set<String> goals = new TreeSet<>();

    /** Adds a goal; says whether it is a new one. Its text must be the same in every JVM. */
    public boolean add(String goal) {
        return goals.add(goal);
    }

    /** Adds those of another set. */
    public void addAll(Goals others) {
        goals.addAll(others.goals);
    }

    public boolean contains(String goal) {
        return goals.contains(goal);
    }

    public int size() {
        return goals.size();
    }

    /** All of them, in the order of their texts; a view. */
    public Set<String> asSet() {
        return Collections.unmodifiableSet(goals);
    }
}
