package org.example.turns;

import dev.selvage.api.run.Choice;
import dev.selvage.api.strategy.Divides;
import dev.selvage.api.strategy.Strategy;
import dev.selvage.api.strategy.StrategyContext;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Threads take turns, each for as long as it can go on, but for a few preemptions at random. */
final class Turns implements Strategy, Divides {
    private final StrategyContext context;
    private Set<Integer> preemptions = Set.of();
    private long run;
    private int choices;

    Turns(StrategyContext context) {
        this.context = context;
    }

    @Override
    public void startAt(long newRun) {
        run = newRun;
    }

    @Override
    public boolean nextRun() {
        SplittableRandom random = context.random(run++);
        int length = 1 << random.nextInt(1, 10); // Nobody knows how long the run will be.
        preemptions = random.ints(context.options(TurnsOptions.class).preemptions(), 0, length)
                .boxed()
                .collect(Collectors.toSet());
        choices = 0;
        return true;
    }

    @Override
    public int choose(Choice choice) {
        boolean preempts = preemptions.contains(choices++);
        int current = choice.current();
        return current >= 0 && !preempts ? current : (current + 1) % choice.size();
    }
}
