package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decides which schedule each run of a campaign follows. */
public interface ExplorationStrategy extends Chooser, AutoCloseable {
    /** The name by which users ask for it. */
    String id();

    /**
     * Prepares the next run; false when every schedule that the strategy would try has been run.
     *
     * @param previous the run that this strategy steered last, or null before the first
     */
    boolean nextRun(@Nullable RunResult previous);

    /**
     * Prepares the run for which {@link #nextRun} was called last anew, since it did not do what it should: it diverged from
     * the run that it should repeat, or the strategy took it for a livelock, and it is none. False when it cannot.
     */
    default boolean again() {
        return false;
    }

    /** Whether the last run was given up because its events repeat themselves for ever, it seems. */
    default boolean suspectsLivelock() {
        return false;
    }

    /**
     * When time-outs expire in the run for which {@link #nextRun} was called last.
     *
     * @param asked when the campaign wants them to
     */
    default Timeouts timeouts(Timeouts asked) {
        return asked;
    }

    /** Whether the search that it was asked for is over, and {@link #nextRun} goes on beyond it. */
    default boolean hasSearched() {
        return false;
    }

    /** How many of the innermost call sites it asks for at an event. */
    default int callSites() {
        return 0;
    }

    /** Sees the events of the run for which {@link #nextRun} was called last. */
    default RunListener listener() {
        return RunListener.NONE;
    }

    /**
     * Whether every schedule, or one equivalent to it, has been run once {@link #nextRun} has returned false. A strategy
     * that leaves schedules out on purpose can run out of work without proving anything about those.
     */
    default boolean isComplete() {
        return false;
    }

    /** How far it has come in its own terms, such as "1 preemption"; empty when it has none. */
    default String stage() {
        return "";
    }

    /** The run was judged; comes after every run, also after the last, and before the next {@link #nextRun}. */
    default void judged(RunResult run, boolean fails) {}

    /** What it tries to bring about, and what has come of that so far; nothing where it has no targets. */
    default Optional<TargetsReport> targets() {
        return Optional.empty();
    }

    /** What the runs so far have covered, by criterion. */
    default Map<String, CoverageFigures> coverage() {
        return Map.of();
    }

    /** What the user should know about the runs besides their verdict. */
    default List<String> warnings() {
        return List.of();
    }

    /** The campaign is over. */
    @Override
    default void close() {}

    /** What it means that {@link #nextRun} returned false, in one sentence. */
    String guarantee();
}
