package org.example.odd;

import dev.selvage.api.run.Choice;
import dev.selvage.api.run.Event;
import dev.selvage.api.run.LearnsFromEvents;
import dev.selvage.api.run.RunSummary;
import dev.selvage.api.strategy.Exhausts;
import dev.selvage.api.strategy.LearnsFromVerdicts;
import dev.selvage.api.strategy.Strategy;
import dev.selvage.api.strategy.StrategyContext;

/** Fails somewhere in its third run. */
final class Odd implements Strategy, LearnsFromEvents, LearnsFromVerdicts, Exhausts {
    private final StrategyContext context;
    private final OddProvider.Way way;
    private int run;

    Odd(StrategyContext context, OddProvider.Way way) {
        this.context = context;
        this.way = way;
    }

    private void fail(OddProvider.Way where) {
        if (run == 3 && way == where) throw new IllegalStateException("on purpose");
    }

    @Override
    public boolean nextRun() {
        run++;
        fail(OddProvider.Way.THROWS_IN_NEXT_RUN);
        return run <= 5;
    }

    @Override
    public int choose(Choice choice) {
        fail(OddProvider.Way.THROWS_IN_CHOOSE);
        while (way == OddProvider.Way.HANGS) Thread.onSpinWait();
        if (way == OddProvider.Way.CHOOSES_NOBODY) return choice.size();
        if (way == OddProvider.Way.GIVES_UP) return Choice.GIVE_UP;
        if (way == OddProvider.Way.DEPARTS) return context.replay(1_000).next(choice);
        return Math.max(0, choice.current());
    }

    @Override
    public void on(Event event) {
        fail(OddProvider.Way.THROWS_IN_EVENT);
    }

    @Override
    public void judged(RunSummary summary, boolean failed) {
        fail(OddProvider.Way.THROWS_IN_VERDICT);
    }

    @Override
    public boolean isComplete() {
        return false;
    }

    @Override
    public String guarantee() {
        return "five runs were made";
    }
}
