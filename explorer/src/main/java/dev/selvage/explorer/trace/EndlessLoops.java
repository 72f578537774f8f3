package dev.selvage.explorer.trace;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.EndlessLoop.Awaited;
import dev.selvage.report.model.TraceEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds out, for a run that ended in a livelock, round which loops its threads go and what would end these. */
public final class EndlessLoops {
    private final RunResult run;
    private final TraceRecorder trace;
    private final WriteSites writes = new WriteSites();

    private EndlessLoops(RunResult run, TraceRecorder trace) {
        this.run = run;
        this.trace = trace;
    }

    /** The loops, by thread; none unless the run ended in a livelock. */
    public static List<EndlessLoop> of(RunResult run, TraceRecorder trace) {
        EndlessLoops loops = new EndlessLoops(run, trace);
        if (run.end() instanceof RunEnd.Cut) return loops.ofCycle();
        if (!(run.end() instanceof RunEnd.Spinning)) return List.of();
        return run.strands().stream()
                .filter(EndlessLoops::goesRound)
                .map(strand -> loops.loop(strand, trace.lastRound(strand.id()), List.of()))
                .toList();
    }

    private List<EndlessLoop> ofCycle() {
        Optional<Cycle> cycle = Cycle.of(trace);
        if (cycle.isEmpty()) return List.of();
        return run.strands().stream()
                .filter(strand -> cycle.get().threads().contains(strand.id()))
                .map(strand ->
                        loop(strand, cycle.get().of(strand.id()), cycle.get().events()))
                .toList();
    }

    private static boolean goesRound(StrandSnapshot strand) {
        return strand.phase() == ModelStrand.Phase.LIVE && strand.blockage() == null;
    }

    /** @param cycle what happens over and over in all threads: changes in there end nothing */
    private EndlessLoop loop(StrandSnapshot strand, List<TraceEvent> round, List<TraceEvent> cycle) {
        Set<Integer> going = cycle.stream().map(TraceEvent::thread).collect(Collectors.toSet());
        Set<Place> changing =
                cycle.stream().filter(trace::isChange).map(trace::place).collect(Collectors.toSet());
        // One entry for each place: it had the same value throughout the round.
        Map<Place, TraceEvent> looks = new LinkedHashMap<>();
        for (TraceEvent event : round) {
            Place place = trace.place(event);
            if (TraceRecorder.isLook(event) && !changing.contains(place)) looks.put(place, event);
        }
        List<Awaited> awaited = looks.entrySet().stream()
                .map(look -> awaited(strand, look.getKey(), look.getValue(), going))
                .toList();
        return new EndlessLoop(strand.id(), round, awaited);
    }

    private Awaited awaited(StrandSnapshot strand, Place place, TraceEvent look, Set<Integer> going) {
        List<StrandSnapshot> others = run.strands().stream()
                .filter(other -> other.id() != strand.id() && !going.contains(other.id()))
                .toList();
        return new Awaited(
                place.object(), place.member(), look.value(), lastChange(place), writes.of(place.member(), others));
    }

    private @Nullable TraceEvent lastChange(Place place) {
        List<TraceEvent> events = trace.events();
        for (int i = events.size() - 1; i >= 0; i--) {
            TraceEvent event = events.get(i);
            if (place.equals(trace.place(event)) && trace.isChange(event)) return event;
        }
        return null;
    }
}
