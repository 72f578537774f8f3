package dev.selvage.explorer.plugin;

import dev.selvage.api.criterion.CriterionProvider;
import dev.selvage.api.option.Options;
import dev.selvage.api.strategy.Divides;
import dev.selvage.api.strategy.RunsFreely;
import dev.selvage.api.strategy.Strategy;
import dev.selvage.api.strategy.StrategyProvider;
import dev.selvage.explorer.coverage.CriterionEntry;
import dev.selvage.explorer.coverage.CriterionMeter;
import dev.selvage.explorer.spec.Spec;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.register.StrategyEntry;

/** Makes entries of registers from the providers of plug-ins. */
final class Providers {
    private Providers() {}

    static StrategyEntry strategy(StrategyProvider provider) {
        PluginCall call = new PluginCall("strategy '" + provider.id() + "'");
        Options<?> options = options(provider.id(), provider.options());
        String guarantee = call.get(provider::guarantee);
        return new StrategyEntry(
                provider.id(),
                call.get(provider::summary),
                options,
                guarantee.isEmpty() ? "never" : guarantee,
                call.get(provider::paper),
                (seed, spec) -> create(provider, options, seed, spec));
    }

    private static Options<?> options(String id, Class<? extends Record> type) {
        return new PluginCall("'" + id + "'").get(() -> Options.of(type));
    }

    /** Each strategy has what goes wrong in it to itself. */
    private static ExplorationStrategy create(StrategyProvider provider, Options<?> options, long seed, Spec spec) {
        PluginCall call = new PluginCall("strategy '" + provider.id() + "'");
        Record given = options.read(spec.values());
        Strategy strategy = call.get(() -> provider.create(new Context(seed, new Values(given))));
        String id = spec.toString();
        if (strategy instanceof RunsFreely free) return new PluggedFreeStrategy(id, strategy, free, call);
        if (strategy instanceof Divides runs) return new PluggedSampling(id, strategy, runs, call);
        return new PluggedStrategy(id, strategy, call);
    }

    static CriterionEntry criterion(CriterionProvider provider) {
        PluginCall call = new PluginCall("criterion '" + provider.id() + "'");
        Options<?> options = options(provider.id(), provider.options());
        return new CriterionEntry(
                provider.id(), call.get(provider::summary), options, spec -> create(provider, options, spec));
    }

    private static CriterionMeter create(CriterionProvider provider, Options<?> options, Spec spec) {
        PluginCall call = new PluginCall("criterion '" + provider.id() + "'");
        Record given = options.read(spec.values());
        return new PluggedMeter(call.get(() -> provider.create(new Values(given))), call);
    }
}
