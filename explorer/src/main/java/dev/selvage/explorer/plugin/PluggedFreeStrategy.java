package dev.selvage.explorer.plugin;

import dev.selvage.api.strategy.RunsFreely;
import dev.selvage.api.strategy.Strategy;
import dev.selvage.engine.free.FreeStrand;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.runtime.Operation;
import org.jspecify.annotations.Nullable;

/** The strategy of a plug-in that lets the program run freely. */
final class PluggedFreeStrategy extends PluggedStrategy implements FreeStrategy, Interference {
    private final RunsFreely free;
    private final SiteViews sites = new SiteViews();

    PluggedFreeStrategy(String id, Strategy plugin, RunsFreely free, PluginCall call) {
        super(id, plugin, call);
        this.free = free;
    }

    @Override
    public Interference interference() {
        return this;
    }

    @Override
    public Recording recording() {
        return call().get(free::seesAccesses) ? Recording.EVERYTHING : Recording.SYNCHRONIZATION;
    }

    @Override
    public void before(
            FreeStrand thread, Operation operation, int site, int userSite, @Nullable Object target, long index) {
        FreeAction next = new FreeAction(sites, thread);
        next.set(operation, site, userSite, target, index);
        long[] pause = {0};
        call().tell(() -> pause[0] = free.pause(next));
        if (pause[0] > 0) thread.pause(pause[0]);
    }

    @Override
    public int choose(ChoicePoint point) {
        return FreeStrategy.super.choose(point);
    }
}
