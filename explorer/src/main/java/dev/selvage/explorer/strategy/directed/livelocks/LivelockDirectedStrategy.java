package dev.selvage.explorer.strategy.directed.livelocks;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.PrunedException;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.CycleWatch;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.strategy.SamplingStrategy;
import dev.selvage.explorer.strategy.directed.livelocks.RunCourse.Stretch;
import dev.selvage.explorer.strategy.directed.livelocks.RunCourse.Turn;
import dev.selvage.explorer.strategy.sampling.RunSeeds;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Livelock-directed testing: a random walk that, when it has come back to where it was, with everybody who could go on having made
 * steps, does the same again, and again, for as long as each round is like the one before. A run that does not get out of this by
 * itself is a suspect, and the campaign finds out whether it is a livelock: a cycle that a fair scheduler can show, though
 * another schedule may leave it.
 */
public final class LivelockDirectedStrategy implements SamplingStrategy {
    /** Runs that know of each other what was tried in vain. */
    private static final int BLOCK = 64;

    /** Points for which a stretch is repeated: enough for a cycle to be recognised. */
    private static final int ENOUGH = 2_500;

    /** Points of a run at which stretches are looked for. */
    private static final int WATCHED = 20_000;

    /** Times that the same stretch is tried: what led to it may matter. */
    private static final int TRIES = 3;

    /** Suspects of one run that turn out to be none, after which it is left to chance. */
    private static final int MOST_REFUTED = 3;

    private static final int[] NOBODY = {};

    private final RunSeeds seeds;
    private final Map<List<Turn>, Integer> tried = new HashMap<>();

    // ---- of the run
    private SplittableRandom random = new SplittableRandom(0);
    private Standings standings = new Standings();
    private RunCourse course = new RunCourse();
    private CycleWatch watch = new CycleWatch();
    private int points;
    private long looks;
    private boolean suspected;
    private int refuted;

    // ---- of what is repeated
    private @Nullable Stretch repeated;
    private int position;
    private int repeatedPoints;

    public LivelockDirectedStrategy(long seed) {
        this.seeds = new RunSeeds(seed);
    }

    @Override
    public String id() {
        return "livelock-directed";
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
        if (seeds.upcoming() % BLOCK == 0) tried.clear();
        refuted = 0;
        begin();
        return true;
    }

    /** The same run, but for what was taken for a livelock. */
    @Override
    public boolean again() {
        refuted++;
        if (repeated != null) tried.put(repeated.turns(), TRIES);
        seeds.startAt(seeds.upcoming() - 1);
        begin();
        return true;
    }

    private void begin() {
        random = seeds.nextRun();
        standings = new Standings();
        course = new RunCourse();
        watch = new CycleWatch();
        watch.begin();
        points = refuted < MOST_REFUTED ? 0 : WATCHED;
        looks = 0;
        suspected = false;
        repeated = null;
    }

    @Override
    public RunListener listener() {
        return points == WATCHED ? RunListener.NONE : Listeners.both(standings, watch);
    }

    @Override
    public boolean suspectsLivelock() {
        return suspected;
    }

    // ---- points

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    @Override
    public void forced(ChoicePoint point) {
        goOn(point);
    }

    @Override
    public int choose(ChoicePoint point) {
        return goOn(point);
    }

    private int goOn(ChoicePoint point) {
        if (points < WATCHED && ++points == WATCHED) lookAway();
        if (points == WATCHED) return draw(point);
        if (hasTimePassed(point)) restart();
        long standing = standings.at(point);
        if (repeated == null) repeated = worthRepeating(standing);
        int index = repeated == null ? draw(point) : repeat(repeated, standing, point);
        ModelStrand next = point.option(index);
        course.add(standing, new Turn(next.id(), next.nextSite()), options(point));
        return index;
    }

    private boolean hasTimePassed(ChoicePoint point) {
        boolean passed = point.hasTimePassed() || point.clockLooks() != looks;
        looks = point.clockLooks();
        return passed;
    }

    private void lookAway() {
        standings.end();
        restart();
    }

    private void restart() {
        repeated = null;
        course.restart();
        watch.restart();
    }

    private int draw(ChoicePoint point) {
        return point.size() == 1 ? 0 : random.nextInt(point.size());
    }

    private static int[] options(ChoicePoint point) {
        if (point.isWithinStep()) return NOBODY;
        int[] options = new int[point.size()];
        for (int i = 0; i < options.length; i++) options[i] = point.option(i).id();
        return options;
    }

    // ---- stretches

    private @Nullable Stretch worthRepeating(long standing) {
        Optional<Stretch> found = course.backTo(standing);
        if (found.isEmpty()) return null;
        if (tried.merge(found.get().turns(), 1, Integer::sum) > TRIES) return null;
        position = 0;
        repeatedPoints = 0;
        return found.get();
    }

    /** Does as the stretch did, unless the run stands elsewhere by now. */
    private int repeat(Stretch stretch, long standing, ChoicePoint point) {
        int index = point.indexOf(stretch.turns().get(position).strand());
        if (index < 0 || stretch.standings().get(position) != standing) {
            repeated = null;
            return draw(point);
        }
        position = (position + 1) % stretch.length();
        if (++repeatedPoints >= ENOUGH && position == 0) suspectCycle();
        return index;
    }

    private void suspectCycle() {
        repeatedPoints = 0;
        if (!watch.isCycle()) return;
        suspected = true;
        throw new PrunedException();
    }

    @Override
    public String guarantee() {
        return "none: a random walk never knows that it has seen everything";
    }
}
