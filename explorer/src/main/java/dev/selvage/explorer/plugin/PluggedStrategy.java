package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Choice;
import dev.selvage.api.run.LearnsFromEvents;
import dev.selvage.api.strategy.Exhausts;
import dev.selvage.api.strategy.HasGoals;
import dev.selvage.api.strategy.HasTargets;
import dev.selvage.api.strategy.LearnsFromVerdicts;
import dev.selvage.api.strategy.MakesRunsAgain;
import dev.selvage.api.strategy.RunsFreely;
import dev.selvage.api.strategy.SeesForcedSteps;
import dev.selvage.api.strategy.Strategy;
import dev.selvage.api.strategy.SuspectsLivelock;
import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.PrunedException;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** The strategy of a plug-in: the only place that asks which roles it has. */
class PluggedStrategy implements ExplorationStrategy {
    private final String id;
    private final Strategy plugin;
    private final PluginCall call;
    private final SiteViews sites = new SiteViews();
    private final ObjectNumbers objects = new ObjectNumbers();
    private final ChoiceView choice = new ChoiceView(sites, objects);
    /** One for all choices. */
    private final IntSupplier choosing = this::choose;

    private RunListener events = RunListener.NONE;
    private long run;

    /** @param id by which it was asked for, with its options */
    PluggedStrategy(String id, Strategy plugin, PluginCall call) {
        this.id = id;
        this.plugin = plugin;
        this.call = call;
    }

    final PluginCall call() {
        return call;
    }

    final void begin(long runsBefore) {
        run = runsBefore;
    }

    @Override
    public final String id() {
        return id;
    }

    // ---- runs

    @Override
    public final boolean nextRun(@Nullable RunResult previous) {
        run++;
        prepare();
        return call.get(plugin::nextRun);
    }

    private void prepare() {
        objects.clear();
        events = plugin instanceof LearnsFromEvents learns
                ? new EventView(call, learns, sites, objects)
                : RunListener.NONE;
    }

    @Override
    public final boolean again() {
        prepare();
        return plugin instanceof MakesRunsAgain maker && call.get(maker::again);
    }

    @Override
    public final boolean suspectsLivelock() {
        call.check();
        return plugin instanceof SuspectsLivelock suspicious && call.get(suspicious::suspectsLivelock);
    }

    @Override
    public final int callSites() {
        return plugin instanceof LearnsFromEvents learns ? call.get(learns::callSites) : 0;
    }

    @Override
    public final RunListener listener() {
        return events;
    }

    @Override
    public final void judged(RunResult result, boolean fails) {
        call.check();
        if (plugin instanceof LearnsFromVerdicts learns) call.run(() -> learns.judged(new RunView(run, result), fails));
    }

    // ---- choices

    @Override
    public int choose(ChoicePoint point) {
        choice.at(point);
        return call.choose(choosing);
    }

    private int choose() {
        int chosen = plugin.choose(choice);
        if (chosen == Choice.GIVE_UP) throw new PrunedException();
        if (chosen >= 0 && chosen < choice.size()) return chosen;
        throw call.wrong("has chosen option " + chosen + " where there are " + choice.size());
    }

    @Override
    public final boolean seesEveryStep() {
        return plugin instanceof SeesForcedSteps;
    }

    @Override
    public final void forced(ChoicePoint point) {
        if (plugin instanceof SeesForcedSteps sees) call.tell(() -> sees.forced(choice.at(point)));
    }

    // ---- results

    @Override
    public final boolean isComplete() {
        return plugin instanceof Exhausts exhausts && call.get(exhausts::isComplete);
    }

    @Override
    public final String guarantee() {
        return plugin instanceof Exhausts exhausts ? call.get(exhausts::guarantee) : "the strategy makes no promise";
    }

    @Override
    public final Map<String, CoverageFigures> coverage() {
        if (!(plugin instanceof HasGoals goals)) return Map.of();
        return call.get(() -> Map.of(goals.criterion(), Figures.of(goals.covered(), goals.total())));
    }

    @Override
    public final Optional<TargetsReport> targets() {
        if (!(plugin instanceof HasTargets targets)) return Optional.empty();
        return Optional.of(call.get(() -> TargetViews.report(id, targets.targets())));
    }

    /** Is asked for when the last run is over, whatever became of it. */
    @Override
    public final List<String> warnings() {
        if (!(plugin instanceof RunsFreely)) call.checkReturned();
        return List.of();
    }

    @Override
    public final void close() {
        if (!(plugin instanceof AutoCloseable closeable)) return;
        try {
            closeable.close();
        } catch (Exception e) {
            throw call.wrong(e);
        }
    }
}
