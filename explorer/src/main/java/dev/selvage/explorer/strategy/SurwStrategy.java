package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.EventCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Selectively uniform random walk: each run picks an object, or a field, that several strands use, and makes every order of
 * their uses of it about equally likely, by choosing strands in proportion to how many uses they have left.
 *
 * <p>After H. Zhao, D. Wolff, U. Mathur, A. Roychoudhury: Selectively uniform concurrency testing (ASPLOS 2025). Departures:
 * counts are those of the previous runs, strand by strand; the first run of each block of 64, and some later ones, are plain random
 * walks; a selection is one field name, or all objects of one class.
 */
public final class SurwStrategy implements SamplingStrategy {
    /** Long enough to learn what threads do, and short enough to be shared out. */
    private static final int BLOCK = 64;

    private final RunSeeds seeds;
    private EventCounts counts = new EventCounts();
    private SplittableRandom random = new SplittableRandom(0);
    private String selection = "";

    public SurwStrategy(long seed) {
        this.seeds = new RunSeeds(seed);
    }

    @Override
    public String id() {
        return "surw";
    }

    @Override
    public void startAt(long run) {
        seeds.startAt(run);
    }

    @Override
    public int block() {
        return BLOCK;
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (seeds.upcoming() % BLOCK == 0) counts = new EventCounts();
        random = seeds.nextRun();
        counts.restart();
        List<String> shared = counts.shared();
        // Now and then nothing is selected: threads may share what no name shows.
        int drawn = random.nextInt(shared.size() + 1);
        selection = drawn < shared.size() ? shared.get(drawn) : "";
        return true;
    }

    @Override
    public RunListener listener() {
        return counts;
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.kind() == ChoicePoint.Kind.NOTIFY) return random.nextInt(point.size());
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) {
            if (!isSelected(point.option(i))) others.add(i);
        }
        // What is not selected may come in any order; it goes first.
        if (!others.isEmpty()) return others.get(random.nextInt(others.size()));
        return weighted(point);
    }

    private boolean isSelected(ModelStrand strand) {
        return !selection.isEmpty()
                && EventCounts.name(strand.nextOperation(), strand.nextSite(), strand.nextTarget())
                        .equals(selection);
    }

    private int weighted(ChoicePoint point) {
        long sum = 0;
        for (int i = 0; i < point.size(); i++) sum += weight(point, i);
        long drawn = random.nextLong(sum);
        int index = 0;
        while (drawn >= weight(point, index)) drawn -= weight(point, index++);
        return index;
    }

    /** At least 1: a strand may have more to do than in earlier runs. */
    private long weight(ChoicePoint point, int option) {
        return Math.max(1, counts.left(selection, point.option(option).id()));
    }

    @Override
    public String guarantee() {
        return "none: schedules are drawn anew for ever";
    }
}
