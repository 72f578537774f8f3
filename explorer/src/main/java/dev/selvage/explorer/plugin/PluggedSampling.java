package dev.selvage.explorer.plugin;

import dev.selvage.api.strategy.Divides;
import dev.selvage.api.strategy.Strategy;
import dev.selvage.explorer.strategy.SamplingStrategy;

/** The strategy of a plug-in whose runs can be shared out. */
final class PluggedSampling extends PluggedStrategy implements SamplingStrategy {
    private final Divides runs;

    PluggedSampling(String id, Strategy plugin, Divides runs, PluginCall call) {
        super(id, plugin, call);
        this.runs = runs;
    }

    @Override
    public void startAt(long run) {
        begin(run);
        call().run(() -> runs.startAt(run));
    }

    @Override
    public int block() {
        return call().get(runs::block);
    }
}
