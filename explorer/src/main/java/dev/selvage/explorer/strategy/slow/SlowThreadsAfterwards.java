package dev.selvage.explorer.strategy.slow;

import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.strategy.DelegatingStrategy;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Begins a search anew when it is over, if threads have slept or waited with time-outs: then time passes once in a run though others could go on. What the first
 * search has shown counts as before.
 */
final class SlowThreadsAfterwards extends DelegatingStrategy {
    private final Supplier<ExplorationStrategy> factory;
    private final ExplorationStrategy plain;
    private @Nullable ExplorationStrategy second;
    private boolean timed;
    private boolean over;

    /** @param factory makes another one like {@code plain} */
    SlowThreadsAfterwards(ExplorationStrategy plain, Supplier<ExplorationStrategy> factory) {
        this.plain = plain;
        this.factory = factory;
    }

    @Override
    protected ExplorationStrategy inner() {
        return second == null ? plain : second;
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        timed |= previous != null && previous.timed();
        if (second == null) return plain.nextRun(previous) || timed && beginAnew();
        over = !second.nextRun(previous);
        return !over;
    }

    private boolean beginAnew() {
        ExplorationStrategy anew = factory.get();
        second = anew;
        return anew.nextRun(null);
    }

    @Override
    public Timeouts timeouts(Timeouts asked) {
        return second == null ? asked : Timeouts.SLEEPS;
    }

    @Override
    public boolean hasSearched() {
        return second != null;
    }

    // ---- results

    @Override
    public boolean isComplete() {
        return plain.isComplete();
    }

    @Override
    public String guarantee() {
        if (second == null) return plain.guarantee();
        return plain.guarantee()
                + "; time-outs expired only when nothing else could go on, and in a second search, which "
                + (over ? "is over, too" : "is not over") + ", once in a run though others could";
    }

    @Override
    public Optional<TargetsReport> targets() {
        return plain.targets();
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        return plain.coverage();
    }

    @Override
    public List<String> warnings() {
        List<String> all = new ArrayList<>(plain.warnings());
        if (second != null) all.addAll(second.warnings());
        return all;
    }

    @Override
    public void close() {
        plain.close();
        if (second != null) second.close();
    }
}
