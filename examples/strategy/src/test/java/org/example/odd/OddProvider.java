package org.example.odd;

import dev.selvage.api.option.Option;
import dev.selvage.api.strategy.Strategy;
import dev.selvage.api.strategy.StrategyContext;
import dev.selvage.api.strategy.StrategyProvider;

/** Strategies that do what a strategy had better not do, or what it may. */
public final class OddProvider implements StrategyProvider {
    /** What it does. */
    public enum Way {
        BUSY,
        THROWS_IN_CREATE,
        THROWS_IN_NEXT_RUN,
        THROWS_IN_CHOOSE,
        THROWS_IN_EVENT,
        THROWS_IN_VERDICT,
        HANGS,
        CHOOSES_NOBODY,
        GIVES_UP,
        DEPARTS,
        FREE,
        FREE_AND_THROWS
    }

    record Options(
            @Option(help = "what it does", standard = "busy", positional = true)
            Way way) {}

    @Override
    public String id() {
        return "odd";
    }

    @Override
    public String summary() {
        return "does odd things";
    }

    @Override
    public String guarantee() {
        return "nothing odd was left";
    }

    @Override
    public Class<? extends Record> options() {
        return Options.class;
    }

    @Override
    public Strategy create(StrategyContext context) {
        Way way = context.options(Options.class).way();
        if (way == Way.THROWS_IN_CREATE) throw new IllegalStateException("on purpose");
        return switch (way) {
            case BUSY -> new Busy(context);
            case FREE, FREE_AND_THROWS -> new Free(way);
            default -> new Odd(context, way);
        };
    }
}
