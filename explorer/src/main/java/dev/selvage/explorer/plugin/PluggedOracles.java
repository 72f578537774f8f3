package dev.selvage.explorer.plugin;

import dev.selvage.api.oracle.Oracle;
import dev.selvage.api.oracle.OracleProvider;
import dev.selvage.api.run.LearnsFromEvents;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.search.Listeners;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The oracles of plug-ins, which judge the runs to which no other oracle objects. */
public final class PluggedOracles {
    /** There are none. */
    public static final PluggedOracles NONE = new PluggedOracles(List.of());

    private final List<OracleProvider> providers;
    private final SiteViews sites = new SiteViews();

    /** Those of the present run. */
    private List<Judge> judges = List.of();

    private record Judge(PluginCall call, Oracle oracle, RunListener events) {}

    PluggedOracles(List<OracleProvider> providers) {
        this.providers = providers;
    }

    public boolean areNone() {
        return providers.isEmpty();
    }

    /** How many of the innermost call sites they ask for at an event. */
    public int callSites() {
        return providers.stream()
                .map(this::judge)
                .mapToInt(PluggedOracles::callSites)
                .max()
                .orElse(0);
    }

    private static int callSites(Judge judge) {
        return judge.oracle() instanceof LearnsFromEvents learns ? judge.call().get(learns::callSites) : 0;
    }

    /** A run is about to begin; returns who watches its events. */
    public RunListener onRun() {
        if (providers.isEmpty()) return RunListener.NONE;
        judges = new ArrayList<>(providers.stream().map(this::judge).toList());
        return judges.stream().map(Judge::events).reduce(RunListener.NONE, Listeners::both);
    }

    private Judge judge(OracleProvider provider) {
        PluginCall call = new PluginCall("oracle '" + provider.id() + "'");
        Oracle oracle = call.get(provider::create);
        RunListener events = oracle instanceof LearnsFromEvents learns
                ? new EventView(call, learns, sites, new ObjectNumbers())
                : RunListener.NONE;
        return new Judge(call, oracle, events);
    }

    /**
     * What the first of them that objects to the run says. Free runs are not judged.
     *
     * @param number of the run, from 1; 0 if it is made again
     */
    public Optional<Failure> judge(RunResult run, long number) {
        List<Judge> present = judges;
        judges = List.of();
        for (Judge judge : present) judge.call().check();
        boolean ended = run.end() instanceof RunEnd.Completed || run.end() instanceof RunEnd.Exited;
        if (!ended) return Optional.empty();
        return present.stream()
                .flatMap(judge -> judge.call().get(() -> judge.oracle().judge(new RunView(number, run))).stream())
                .map(failure -> new Failure(failure.kind(), failure.message(), failure.cause(), failure.signature()))
                .findFirst();
    }
}
