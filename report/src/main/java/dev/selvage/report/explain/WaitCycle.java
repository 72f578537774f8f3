package dev.selvage.report.explain;

import dev.selvage.report.model.ThreadReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Threads that wait for each other in a cycle: each link's thread waits for what the next link's thread holds. */
public record WaitCycle(List<Link> links) {

    /**
     * One thread of the cycle.
     *
     * @param lock what the thread waits for
     * @param holder the thread that holds it, which is the thread of the next link
     */
    public record Link(ThreadReport thread, String lock, ThreadReport holder) {}

    /** A cycle among these threads, or empty when there is none. */
    public static Optional<WaitCycle> among(List<ThreadReport> threads) {
        return threads.stream()
                .map(start -> from(start, threads))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The cycle that leads back to this thread. */
    private static Optional<WaitCycle> from(ThreadReport start, List<ThreadReport> threads) {
        List<Link> links = new ArrayList<>();
        ThreadReport thread = start;
        while (links.size() < threads.size()) {
            Optional<Link> link = link(thread, threads);
            if (link.isEmpty()) break;
            links.add(link.get());
            thread = link.get().holder();
            if (thread.id() == start.id()) return Optional.of(new WaitCycle(List.copyOf(links)));
        }
        return Optional.empty();
    }

    private static Optional<Link> link(ThreadReport thread, List<ThreadReport> threads) {
        return WaitedFor.of(thread)
                .flatMap(waited -> holder(waited, threads).map(holder -> new Link(thread, waited.name(), holder)));
    }

    private static Optional<ThreadReport> holder(WaitedFor waited, List<ThreadReport> threads) {
        return threads.stream()
                .filter(thread -> thread.holds().contains(waited.name()))
                .findFirst()
                .or(() -> threads.stream()
                        .filter(thread -> thread.name().equals(waited.holder())
                                || thread.name().equals(waited.name()))
                        .findFirst());
    }

    /** {@code main → Account#2 (held by Thread-1) → Account#1 (held by main)}, with the given arrow. */
    public String words(String arrow, ThreadNames names) {
        StringBuilder words = new StringBuilder(names.of(links.get(0).thread().id()));
        for (Link link : links) {
            words.append(' ').append(arrow).append(' ').append(link.lock());
            // A thread that is joined is what is waited for, and holds nothing.
            boolean joined = link.lock().equals(link.holder().name());
            if (!joined)
                words.append(" (held by ").append(names.of(link.holder().id())).append(')');
        }
        return words.toString();
    }
}
