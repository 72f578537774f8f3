package dev.selvage.explorer.trace;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.report.model.SlowThreads;
import dev.selvage.report.model.TraceEvent;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Records every event of a run, with names and values. */
public final class TraceRecorder implements RunListener {
    /** What has a value; others may be followed by accesses inside the library, whose values nobody asked for. */
    private static final Set<String> VALUED = Set.of("read", "write", "update", "notify", "notify-all");

    private static final Set<String> CHANGES = Set.of("write", "update", "call");

    private final ObjectNames names = new ObjectNames();
    private final PlaceWords words = new PlaceWords();
    private final Latecomers latecomers = new Latecomers();
    private final List<TraceEvent> events = new ArrayList<>();

    /** What each event is about. */
    private final List<Place> places = new ArrayList<>();

    /** Where each strand's last event is in the list, for the value that follows it. */
    private final Map<Integer, Integer> last = new HashMap<>();

    /** Where each strand's last round of a waiting loop begins in the list. */
    private final Map<Integer, Integer> rounds = new HashMap<>();

    /** Of strands that have just looked at another one before its last stop or start: what is to be said about it. */
    private final Map<Integer, String> early = new HashMap<>();

    /** The position from which on no time passed and nobody looked at the clock. */
    private int timeless;

    /** Positions of events that changed nothing although others of their kind do. */
    private final Set<Integer> unchanged = new HashSet<>();

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
        String object = target == null ? null : names.of(target);
        String member = member(at == null ? user : at, target, index);
        last.put(strand.id(), events.size());
        places.add(Place.of(target, object, member));
        events.add(new TraceEvent(
                events.size() + 1,
                strand.id(),
                PlaceWords.of(operation),
                object,
                member,
                operation == Operation.READ ? null : early.remove(strand.id()),
                words.line(user),
                words.library(at),
                blocked));
    }

    private static @Nullable String member(@Nullable Site site, @Nullable Object target, long index) {
        if (site == null) return null;
        boolean element = target != null && target.getClass().isArray() && site.member == null;
        return element ? "[" + Range.words(index) + "]" : site.member;
    }

    @Override
    public void onValue(ModelStrand strand, @Nullable Object value) {
        Integer position = last.get(strand.id());
        if (position == null) return;
        TraceEvent event = events.get(position);
        if (event.value() != null || !VALUED.contains(event.operation())) return;
        String note = early.remove(strand.id());
        events.set(position, event.withValue(names.valueOf(value) + (note == null ? "" : ", " + note)));
    }

    @Override
    public void onEarlyLook(ModelStrand strand, ModelStrand seen) {
        early.put(strand.id(), note(seen));
    }

    private static String note(ModelStrand seen) {
        if (!seen.hasBegun()) return "before " + seen.name() + " is started";
        if (seen.phase() == ModelStrand.Phase.FINISHED) return "before " + seen.name() + " has ended";
        return "before " + seen.name() + (seen.isEnabled() ? " goes on" : " waits");
    }

    @Override
    public void onEarlyTimeOut(ModelStrand waiting, List<ModelStrand> slow) {
        latecomers.onEarlyTimeOut(waiting, slow);
    }

    /** The strand goes on. */
    void onTurn(ModelStrand strand) {
        latecomers.onTurn(strand);
    }

    /** Waits than which threads were slower that could go on. */
    public List<SlowThreads> slow() {
        return latecomers.found();
    }

    @Override
    public void onUnchanged(ModelStrand strand) {
        Integer position = last.get(strand.id());
        if (position != null) unchanged.add(position);
    }

    @Override
    public void onRound(ModelStrand strand) {
        rounds.put(strand.id(), events.size());
    }

    @Override
    public void onSolitude() {
        // What happened before is no part of a cycle that the run may end with.
        onTime();
    }

    /** Time passed, or somebody looked at the clock. */
    void onTime() {
        timeless = events.size();
    }

    /** The position from which on no time passed and nobody looked at the clock. */
    int timeless() {
        return timeless;
    }

    /** The events of the last round that the strand went of a loop in which it waits. */
    List<TraceEvent> lastRound(int strand) {
        int begin = rounds.getOrDefault(strand, events.size());
        return events.subList(begin, events.size()).stream()
                .filter(event -> event.thread() == strand)
                .toList();
    }

    /** What the event is about. */
    Place place(TraceEvent event) {
        return places.get(event.step() - 1);
    }

    /** Whether the event is a look at what it is about, or an attempt to change that. */
    static boolean isLook(TraceEvent event) {
        return event.operation().equals("read") || CHANGES.contains(event.operation());
    }

    /** Whether the event changed what it is about. */
    boolean isChange(TraceEvent event) {
        return CHANGES.contains(event.operation()) && !unchanged.contains(event.step() - 1);
    }

    public List<TraceEvent> events() {
        return events;
    }

    public ObjectNames names() {
        return names;
    }
}
