package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Does what another strategy does, unless it knows better. */
public abstract class DelegatingStrategy implements ExplorationStrategy {
    /** The other strategy. */
    protected abstract ExplorationStrategy inner();

    @Override
    public String id() {
        return inner().id();
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        return inner().nextRun(previous);
    }

    @Override
    public boolean again() {
        return inner().again();
    }

    @Override
    public boolean suspectsLivelock() {
        return inner().suspectsLivelock();
    }

    @Override
    public int callSites() {
        return inner().callSites();
    }

    @Override
    public RunListener listener() {
        return inner().listener();
    }

    @Override
    public boolean isComplete() {
        return inner().isComplete();
    }

    @Override
    public String stage() {
        return inner().stage();
    }

    @Override
    public void judged(RunResult run, boolean fails) {
        inner().judged(run, fails);
    }

    @Override
    public Optional<TargetsReport> targets() {
        return inner().targets();
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        return inner().coverage();
    }

    @Override
    public List<String> warnings() {
        return inner().warnings();
    }

    @Override
    public void close() {
        inner().close();
    }

    @Override
    public String guarantee() {
        return inner().guarantee();
    }

    @Override
    public int choose(ChoicePoint point) {
        return inner().choose(point);
    }

    @Override
    public boolean seesEveryStep() {
        return inner().seesEveryStep();
    }

    @Override
    public void forced(ChoicePoint point) {
        inner().forced(point);
    }

    @Override
    public Presence presence() {
        return inner().presence();
    }
}
