package dev.selvage.engine.model;

import java.util.List;
import java.util.Set;

/** What methods of {@code java.util.concurrent} do that are not atomic, as far as their names say. */
enum BulkyMethod {
    /** Several calls in one. */
    MADE_OF_SEVERAL(
            "addAll",
            "containsAll",
            "equals",
            "hashCode",
            "invokeAll",
            "invokeAny",
            "putAll",
            "removeAll",
            "retainAll"),

    /** They go through all elements. */
    GOING_THROUGH(
            "clear",
            "clone",
            "containsValue",
            "drainTo",
            "forEachRemaining",
            "removeIf",
            "replaceAll",
            "toArray",
            "toString"),

    /** They go through elements until they find one. */
    SEARCHING("contains", "remove", "removeFirstOccurrence", "removeLastOccurrence"),

    /** They go through all elements where these are not counted. */
    SIZE("size"),

    /** They ask for the count of what is counted apart from what is there. */
    COUNT("isEmpty", "mappingCount"),

    /** They apply a function to what there is and keep the result, which is a step of its own. */
    COMPUTING("compute", "computeIfAbsent", "computeIfPresent", "merge"),

    /** They go on from one element of a collection to the next, past whatever is between them. */
    STEPPING("hasMoreElements", "hasNext", "hasPrevious", "next", "nextElement", "previous", "tryAdvance"),

    /** What they return goes through the elements later, in a call that does not tell whose they are. */
    STREAMING("elements", "keys", "parallelStream", "spliterator", "stream"),

    /** They may fail although nothing has changed. */
    ATTEMPT("attemptMark", "attemptStamp", "compareAndSet", "weakCompareAndSet"),

    OTHER;

    /** What the names of methods begin with that go through a map in one way or another. */
    private static final List<String> FAMILIES = List.of("forEach", "reduce", "search");

    private final Set<String> names;

    BulkyMethod(String... names) {
        this.names = Set.of(names);
    }

    /** Of a method that is given as {@code Class.method}. */
    static BulkyMethod of(String member) {
        String name = BySite.method(member);
        for (BulkyMethod method : values()) {
            if (method.names.contains(name)) return method;
        }
        return FAMILIES.stream().anyMatch(name::startsWith) ? GOING_THROUGH : OTHER;
    }
}
