package dev.selvage.explorer.trace;

import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.TraceEvent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the end of a recorded run consists of when it repeats itself: the same events with the same values, several times.
 *
 * @param events one round of it, the last
 */
public record Cycle(List<TraceEvent> events) {
    private static final int WINDOW = 2_048;
    private static final int ROUNDS = 4;

    /** Operations after which the next round may differ although all events are the same. */
    private static final Set<String> PROGRESS = Set.of("start", "begin", "end", "sleep", "external");

    private static final Pattern LOCKS = Pattern.compile(".*(Lock|Condition)\\.\\w+");
    private static final Pattern READERS =
            Pattern.compile(".*\\.(get|size|isEmpty|contains\\w*|peek\\w*|toString|hashCode|equals)");

    /** The cycle at the end of a run, if there is one, no time passed in it and nothing in it is progress. */
    public static Optional<Cycle> of(TraceRecorder trace) {
        List<TraceEvent> all = trace.events();
        if (all.size() - trace.timeless() < WINDOW) return Optional.empty();
        List<TraceEvent> window = all.subList(all.size() - WINDOW, all.size());
        int period = period(window);
        if (period > WINDOW / ROUNDS) return Optional.empty();
        List<TraceEvent> round = window.subList(WINDOW - period, WINDOW);
        boolean progress = round.stream().anyMatch(event -> isProgress(event, trace));
        return progress ? Optional.empty() : Optional.of(new Cycle(List.copyOf(round)));
    }

    private static boolean isProgress(TraceEvent event, TraceRecorder trace) {
        String member = String.valueOf(event.member());
        return switch (event.operation()) {
            // Something changed that values do not show; locks are given back, or the events would not repeat.
            case "call" -> trace.isChange(event) && !LOCKS.matcher(member).matches();
            case "collection-call" -> !READERS.matcher(member).matches();
            default -> PROGRESS.contains(event.operation());
        };
    }

    /** The least number of events after which all later ones repeat. */
    private static int period(List<TraceEvent> window) {
        int[] border = new int[window.size()];
        int length = 0;
        for (int i = 1; i < border.length; i++) {
            while (length > 0 && !isSame(window.get(i), window.get(length))) length = border[length - 1];
            if (isSame(window.get(i), window.get(length))) length++;
            border[i] = length;
        }
        return border.length - length;
    }

    private static boolean isSame(TraceEvent one, TraceEvent other) {
        return one.thread() == other.thread()
                && one.operation().equals(other.operation())
                && Objects.equals(one.object(), other.object())
                && Objects.equals(one.member(), other.member())
                && Objects.equals(one.value(), other.value())
                && Objects.equals(one.where(), other.where())
                && one.blocked() == other.blocked();
    }

    /** The beginning of the run, and of what repeats itself from there on the first round. */
    public List<TraceEvent> withoutRepetitions(List<TraceEvent> all) {
        int period = events.size();
        int begin = all.size() - period;
        while (begin > 0 && isSame(all.get(begin - 1), all.get(begin - 1 + period))) begin--;
        return all.subList(0, begin + period);
    }

    /** The threads that go round. */
    public Set<Integer> threads() {
        return events.stream().map(TraceEvent::thread).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Where in the program something happens. */
    public Set<SourceLine> methods() {
        return events.stream()
                .map(TraceEvent::where)
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether a monitor of that name is given back in each round. */
    public boolean frees(String monitor) {
        return events.stream()
                .anyMatch(event -> monitor.equals(event.object())
                        && (event.operation().equals("unlock")
                                || event.operation().equals("wait")));
    }

    /**
     * Whether a thread only wakes and parks in each round: it waits for a lock that others get again and again. Who wants a lock
     * which is free time and again gets it in the end.
     */
    public boolean keepsOut() {
        return threads().stream()
                .anyMatch(thread ->
                        of(thread).stream().allMatch(event -> event.operation().equals("park")));
    }

    /** What {@code thread} does in a round. */
    List<TraceEvent> of(int thread) {
        return events.stream().filter(event -> event.thread() == thread).toList();
    }
}
