package dev.selvage.report.explain;

import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.EndlessLoop.Awaited;
import dev.selvage.report.model.EndlessLoop.Writer;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Puts the endless loops of a livelock into words: what a round consists of, and what would have to happen to end it. */
public final class LoopWords {
    private final FailureReport failure;
    private final ThreadNames names;
    private final EventWords events;

    public LoopWords(FailureReport failure) {
        this.failure = failure;
        this.names = new ThreadNames(failure.threads());
        // With all names in full: what is waited for below must be found among the events above.
        this.events = new EventWords(new MemoryNames(List.of()), new Endings(failure));
    }

    /** {@code worker goes round Door.java:14, Door.java:15 for ever}. */
    public String headline(EndlessLoop loop) {
        Set<String> lines = loop.round().stream()
                .map(TraceEvent::where)
                .filter(Objects::nonNull)
                .map(SourceLine::shortForm)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        String where = lines.isEmpty() ? "a loop" : String.join(", ", lines);
        return names.of(loop.thread()) + " goes round " + where + " for ever";
    }

    /** The events of a round, in order. */
    public List<String> round(EndlessLoop loop) {
        return loop.round().stream().map(events::describe).toList();
    }

    /** For each thing that the loop looks at: what became of it, and who could still change it. */
    public List<String> awaited(EndlessLoop loop) {
        return loop.awaited().stream().map(awaited -> awaited(loop, awaited)).toList();
    }

    private String awaited(EndlessLoop loop, Awaited awaited) {
        List<String> parts = new ArrayList<>();
        parts.add("waits for a change of " + MemoryNames.full(awaited.object(), awaited.member()));
        if (!isThread(awaited)) parts.add(lastChange(loop, awaited));
        for (Writer writer : awaited.writers()) {
            parts.add(names.of(writer.thread()) + " would write it at "
                    + writer.where().shortForm() + " but does not get there");
        }
        return String.join("; ", parts);
    }

    private String lastChange(EndlessLoop loop, Awaited awaited) {
        TraceEvent change = awaited.lastChange();
        if (change == null) return "nobody has changed it in this run";
        String who = change.thread() == loop.thread() ? "this thread" : names.of(change.thread());
        String where = change.where() == null ? "" : " at " + change.where().shortForm();
        return who + " changed it last" + where + (hasEnded(change.thread()) ? " and has ended" : "");
    }

    private boolean hasEnded(int thread) {
        return failure.threads().stream().anyMatch(report -> report.id() == thread && isFinished(report));
    }

    private static boolean isFinished(ThreadReport thread) {
        return thread.state().equals("finished");
    }

    private boolean isThread(Awaited awaited) {
        return failure.threads().stream().anyMatch(thread -> thread.name().equals(awaited.object()));
    }
}
