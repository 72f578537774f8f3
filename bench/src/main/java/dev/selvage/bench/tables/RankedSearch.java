package dev.selvage.bench.tables;

import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.ctrigger.InterleavingControl;
import dev.selvage.explorer.directed.ctrigger.Target;
import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.Profile;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.strategy.directed.CTriggerOptions;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The targets of one profiled run, which can be tried in any order. */
final class RankedSearch {
    private static final int ATTEMPTS = 3;
    private static final int LONGER = 10;
    private static final int MOST_PROFILES = 5;

    private final Subject subject;
    private final Instructions instructions = new Instructions();
    private final Profile profile;
    private final InterleavingAnalysis analysis;

    /**
     * What a search came to.
     *
     * @param position of the target that exposed the bug, or -1
     * @param attempt which one of that target it was, from 0
     */
    record Found(int position, int attempt, long runs, double seconds) {
        String cell() {
            String text = String.format(Locale.ROOT, "%,d (%.2f)", runs, seconds);
            return position < 0 ? "NO " + text : text;
        }
    }

    private RankedSearch(Subject subject) {
        this.subject = subject;
        ProfileRecorder recorder = new ProfileRecorder();
        try (FreeRuns runs = new FreeRuns(subject)) {
            runs.run(Interference.NONE, Recording.EVERYTHING);
            FreeProfiler.tell(runs.trace(), instructions, recorder);
        }
        profile = recorder.profile();
        analysis = InterleavingAnalysis.of(List.of(profile));
    }

    /** Profiles a run, or a few until one lets expect what it has not shown. */
    static RankedSearch profile(Subject subject) {
        RankedSearch search = new RankedSearch(subject);
        for (int i = 1; i < MOST_PROFILES && search.analysis.ranked().isEmpty(); i++)
            search = new RankedSearch(subject);
        return search;
    }

    InterleavingAnalysis analysis() {
        return analysis;
    }

    /** The feasible targets in the order in which their second local access came first. */
    List<Target> inOrderOfOccurrence() {
        Map<Location, Integer> first = new HashMap<>();
        for (Access access : profile.accesses()) first.putIfAbsent(access.location(), first.size());
        return analysis.ranked().stream()
                .sorted(Comparator.comparing(
                        target -> first.getOrDefault(target.interleaving().c(), Integer.MAX_VALUE)))
                .toList();
    }

    /** Tries one target after the other, and all of them again, until the bug shows or the time is up. */
    Found expose(List<Target> targets, Duration time) {
        try (FreeRuns runs = new FreeRuns(subject)) {
            while (!targets.isEmpty() && runs.seconds() < time.toMillis() / 1e3) {
                for (int i = 0; i < targets.size(); i++) {
                    int attempt = exposing(targets.get(i), runs, time);
                    if (attempt >= 0) return new Found(i, attempt, runs.runs(), runs.seconds());
                }
            }
            return new Found(-1, 0, runs.runs(), runs.seconds());
        }
    }

    /** The attempt, of a few with suspensions that grow longer, that shows the bug; -1 when it happens without, or not at all. */
    private int exposing(Target target, FreeRuns runs, Duration time) {
        for (int attempt = 0; attempt < ATTEMPTS && runs.seconds() < time.toMillis() / 1e3; attempt++) {
            InterleavingControl control = control(target, attempt);
            runs.run(control, Recording.EVERYTHING);
            if (runs.hasFailed()) return attempt;
            if (control.hasHappened(target.points())) return -1;
        }
        return -1;
    }

    private InterleavingControl control(Target target, int attempt) {
        int factor = (int) Math.pow(LONGER, attempt);
        CTriggerOptions options = CTriggerOptions.defaults();
        return new InterleavingControl(
                List.of(target.points()),
                instructions,
                options.expiry().toNanos() * factor,
                Math.max(5, options.suspensions() / factor));
    }

    /** Runs until the bug shows again with the control under which it was exposed. */
    Found again(Target target, int attempt, Duration time) {
        try (FreeRuns runs = new FreeRuns(subject)) {
            while (runs.seconds() < time.toMillis() / 1e3) {
                runs.run(control(target, attempt), Recording.EVERYTHING);
                if (runs.hasFailed()) return new Found(0, attempt, runs.runs(), runs.seconds());
            }
            return new Found(-1, 0, runs.runs(), runs.seconds());
        }
    }
}
