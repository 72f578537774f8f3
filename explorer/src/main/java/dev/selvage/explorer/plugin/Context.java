package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Choice;
import dev.selvage.api.strategy.Prefix;
import dev.selvage.api.strategy.StrategyContext;
import dev.selvage.engine.model.DivergenceException;
import java.util.SplittableRandom;

/** What the strategy of a plug-in is made from. */
final class Context implements StrategyContext {
    private final long seed;
    private final Values options;

    /** Where the seeds of the runs begin; drawn, because the sequences of neighbouring seeds would be neighbours too. */
    private final long origin;

    Context(long seed, Values options) {
        this.seed = seed;
        this.options = options;
        this.origin = new SplittableRandom(seed).nextLong();
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public <T extends Record> T options(Class<T> type) {
        return options.options(type);
    }

    @Override
    public SplittableRandom random(long run) {
        return new SplittableRandom(origin + run);
    }

    @Override
    public Prefix replay(int... choices) {
        return new Repeated(choices.clone());
    }

    private static final class Repeated implements Prefix {
        private final int[] choices;
        private int next;

        Repeated(int[] choices) {
            this.choices = choices;
        }

        @Override
        public boolean isOver() {
            return next == choices.length;
        }

        @Override
        public int next(Choice choice) {
            // A thread that was away when it was chosen is noted as its complement.
            int wanted = choices[next] < 0 ? ~choices[next] : choices[next];
            next++;
            for (int i = 0; i < choice.size(); i++) {
                if (choice.option(i).thread().id() == wanted) return i;
            }
            throw new DivergenceException("at choice " + next + " of " + choices.length + " thread " + wanted
                    + " should go on, but it cannot");
        }
    }
}
