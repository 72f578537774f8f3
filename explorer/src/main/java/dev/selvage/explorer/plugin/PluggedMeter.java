package dev.selvage.explorer.plugin;

import dev.selvage.api.criterion.Criterion;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.coverage.CriterionMeter;
import dev.selvage.report.model.CampaignResult.CoverageFigures;

/** Measures the criterion of a plug-in. */
final class PluggedMeter implements CriterionMeter {
    private final Criterion plugin;
    private final PluginCall call;
    private final SiteViews sites = new SiteViews();
    private final ObjectNumbers objects = new ObjectNumbers();
    private long run;

    PluggedMeter(Criterion plugin, PluginCall call) {
        this.plugin = plugin;
        this.call = call;
    }

    @Override
    public int callSites() {
        return call.get(plugin::callSites);
    }

    @Override
    public RunListener onRun() {
        objects.clear();
        call.run(plugin::begin);
        return new EventView(call, plugin, sites, objects);
    }

    @Override
    public void onRunEnd(RunResult result, boolean fails) {
        run++;
        call.run(() -> plugin.end(new RunView(run, result), fails));
    }

    @Override
    public CoverageFigures figures() {
        return call.get(() -> Figures.of(plugin.covered(), plugin.total()));
    }
}
