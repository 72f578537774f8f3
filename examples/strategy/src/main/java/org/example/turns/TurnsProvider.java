package org.example.turns;

import dev.selvage.api.strategy.Strategy;
import dev.selvage.api.strategy.StrategyContext;
import dev.selvage.api.strategy.StrategyProvider;

/** {@code --strategy turns}, {@code --strategy turns:2}. */
public final class TurnsProvider implements StrategyProvider {
    @Override
    public String id() {
        return "turns";
    }

    @Override
    public String summary() {
        return "threads take turns, but for N random preemptions (default: 1)";
    }

    @Override
    public Class<? extends Record> options() {
        return TurnsOptions.class;
    }

    @Override
    public Strategy create(StrategyContext context) {
        return new Turns(context);
    }
}
