package dev.selvage.explorer.trace;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.TraceEvent;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Records every event of a run, with names and values. */
public final class TraceRecorder implements RunListener {
    /** What has a value; others may be followed by accesses inside the library, whose values nobody asked for. */
    private static final Set<String> VALUED = Set.of("read", "write", "update", "notify", "notify-all");

    private final ObjectNames names = new ObjectNames();
    private final List<TraceEvent> events = new ArrayList<>();

    /** Where each strand's last event is in the list, for the value that follows it. */
    private final Map<Integer, Integer> last = new HashMap<>();

    @Override
    public boolean wantsValues() {
        return true;
    }

    @Override
    public void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {
        Site at = Sites.get(site);
        Site user = at != null && at.user ? at : Sites.get(userSite);
        last.put(strand.id(), events.size());
        events.add(new TraceEvent(
                events.size() + 1,
                strand.id(),
                operation.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                target == null ? null : names.of(target),
                member(at == null ? user : at, target, index),
                null,
                user == null ? null : new SourceLine(user.className, user.method, user.file, user.line),
                at == null || at.user ? null : at.className + "." + at.method + ":" + at.line,
                blocked));
    }

    private static @Nullable String member(@Nullable Site site, @Nullable Object target, long index) {
        if (site == null) return null;
        boolean element = target != null && target.getClass().isArray() && site.member == null;
        return element ? "[" + index + "]" : site.member;
    }

    @Override
    public void onValue(ModelStrand strand, @Nullable Object value) {
        Integer position = last.get(strand.id());
        if (position == null) return;
        TraceEvent event = events.get(position);
        if (event.value() != null || !VALUED.contains(event.operation())) return;
        events.set(position, event.withValue(names.valueOf(value)));
    }

    public List<TraceEvent> events() {
        return events;
    }

    public ObjectNames names() {
        return names;
    }
}
