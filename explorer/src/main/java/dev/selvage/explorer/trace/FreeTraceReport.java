package dev.selvage.explorer.trace;

import dev.selvage.engine.free.FreeEvent;
import dev.selvage.engine.free.FreeEvent.Moment;
import dev.selvage.engine.free.FreeTrace;
import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.TraceEvent;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The trace of a free run as reports show it: in the words of a controlled one, but without values. */
public final class FreeTraceReport {
    /** What came earlier explains little and makes files large. */
    private static final int MOST_EVENTS = 20_000;

    private final FreeTrace trace;
    private final Map<Long, String> names = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private @Nullable List<TraceEvent> events;

    public FreeTraceReport(FreeTrace trace) {
        this.trace = trace;
    }

    /** The last events of the run, in the order of time. */
    public List<TraceEvent> events() {
        if (events == null) events = translated();
        return events;
    }

    private List<TraceEvent> translated() {
        List<FreeEvent> shown =
                trace.events().stream().filter(FreeTraceReport::isShown).toList();
        List<TraceEvent> result = new ArrayList<>();
        for (FreeEvent event : shown.subList(Math.max(0, shown.size() - MOST_EVENTS), shown.size())) {
            result.add(translated(event, result.size() + 1));
        }
        return List.copyOf(result);
    }

    /** Of the two ends of an operation the one at which it takes effect. */
    private static boolean isShown(FreeEvent event) {
        boolean effectAfter = event.operation() == Operation.LOCK
                || event.operation() == Operation.JOIN
                || event.operation() == Operation.BEGIN;
        return !event.isHandOver() && event.moment() == (effectAfter ? Moment.AFTER : Moment.BEFORE);
    }

    private TraceEvent translated(FreeEvent event, int step) {
        Site at = Sites.get(event.site());
        Site user = at != null && at.user ? at : Sites.get(event.userSite());
        return new TraceEvent(
                step,
                event.thread(),
                event.operation().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                event.object() == 0 ? null : nameOf(event.object()),
                member(at == null ? user : at, event),
                null,
                user == null ? null : new SourceLine(user.className, user.method, user.file, user.line),
                at == null || at.user ? null : at.className + "." + at.method + ":" + at.line,
                false);
    }

    private @Nullable String member(@Nullable Site site, FreeEvent event) {
        if (site == null) return null;
        boolean element = event.object() != 0
                && site.member == null
                && trace.typeOf(event.object()).isArray();
        return element ? "[" + Range.words(event.index()) + "]" : site.member;
    }

    /** The name of an object: the same here and in the events. */
    public String nameOf(Object object) {
        return nameOf(trace.identityOf(object));
    }

    private String nameOf(long identity) {
        Object named = trace.named(identity);
        return named == null ? names.computeIfAbsent(identity, this::newName) : ObjectNames.ownName(named);
    }

    private String newName(long identity) {
        String type = ObjectNames.typeName(trace.typeOf(identity));
        return type + "#" + counts.merge(type, 1, Integer::sum);
    }
}
