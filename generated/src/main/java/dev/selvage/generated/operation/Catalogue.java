package dev.selvage.generated.operation;

import java.util.ArrayList;
import java.util.List;

/** All kinds of shared objects. */
public final class Catalogue {
    private static final List<Kind> ALL = all();

    private Catalogue() {}

    private static List<Kind> all() {
        List<Kind> kinds = new ArrayList<>();
        kinds.addAll(Fields.KINDS);
        kinds.addAll(Arrays.KINDS);
        kinds.addAll(Atomics.KINDS);
        kinds.addAll(Handles.KINDS);
        kinds.addAll(Monitors.KINDS);
        kinds.addAll(Locks.KINDS);
        kinds.addAll(Synchronizers.KINDS);
        kinds.addAll(Queues.KINDS);
        kinds.addAll(ConcurrentCollections.KINDS);
        kinds.addAll(PlainCollections.KINDS);
        kinds.addAll(Executors.KINDS);
        kinds.addAll(Futures.KINDS);
        kinds.addAll(Tasks.KINDS);
        kinds.addAll(MoreCollections.KINDS);
        kinds.addAll(Counters.KINDS);
        kinds.addAll(Machine.KINDS);
        kinds.addAll(Language.KINDS);
        kinds.addAll(CallBacks.KINDS);
        return List.copyOf(kinds);
    }

    /** What can be done with objects. */
    public static List<Kind> kinds() {
        return ALL;
    }

    /** What can be done with threads. */
    public static Kind threads() {
        return Threads.KIND;
    }
}
