package dev.selvage.explorer.directed.tsa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.free.FreeEngine;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.criterion.SyncPairCoverage;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.LockAction;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.directed.tsa.PairControl.Manner;
import dev.selvage.samples.Sections;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pause ends as soon as nobody else goes on, so it may be long here. */
class PairControlTest {
    private static final int RUNS = 10;

    /** A thread that waits for the system seems to be one that does not go on. */
    private static final int MISSES = 3;

    private static final long EXPIRY = Duration.ofSeconds(20).toNanos();

    private final Instructions instructions = new Instructions();

    private Set<SyncPair> run(Sample sample, Interference interference, ProfileRecorder recorder) {
        SyncPairCoverage coverage = new SyncPairCoverage();
        try (FreeEngine engine = new FreeEngine(Duration.ofSeconds(60))) {
            FreeProfiler.tell(
                    engine.run(sample.program().newRun(), interference, Recording.SYNCHRONIZATION)
                            .trace(),
                    instructions,
                    ProfileObserver.all(coverage, recorder));
        }
        return coverage.hong();
    }

    private PairControl control(Requirements uncovered, Set<Location> statements, long seed) {
        return new PairControl(uncovered, statements, Manner.TSA, new SplittableRandom(seed), instructions, EXPIRY);
    }

    private long runsThatCover(SyncPair pair, Sample sample, Set<Location> statements) {
        return IntStream.range(0, RUNS)
                .mapToObj(seed -> control(new Requirements(Set.of(pair)), statements, seed))
                .filter(control -> run(sample, control, new ProfileRecorder()).contains(pair))
                .count();
    }

    @ParameterizedTest
    @ValueSource(classes = {Sections.TwoAndTwo.class, Sections.OfALibrary.class})
    void runs_that_go_for_one_pair_cover_it(Class<?> type) {
        Sample sample = Sample.of(type);
        ProfileRecorder recorder = new ProfileRecorder();
        run(sample, Interference.NONE, recorder);
        Set<SyncPair> estimated =
                Estimation.of(List.of(recorder.profile()), false).acrossThreads();
        assertThat(estimated).hasSize(8);
        Set<Location> statements = estimated.stream()
                .flatMap(pair -> Stream.of(pair.first(), pair.second()))
                .collect(Collectors.toSet());
        for (SyncPair pair : estimated) {
            assertThat(runsThatCover(pair, sample, statements)).isGreaterThanOrEqualTo(RUNS - MISSES);
        }
    }

    @Test
    void who_is_passed_over_again_and_again_goes_on_in_the_end() {
        Sample sample = Sample.of(Sections.Polled.class);
        ProfileRecorder recorder = new ProfileRecorder();
        run(sample, Interference.NONE, recorder);
        Location ofSecond = recorder.profile().locks().stream()
                .filter(action -> action.thread() == 1)
                .map(LockAction::location)
                .findFirst()
                .orElseThrow();
        // Of a pair that nobody can cover: rule 3 prefers the other thread every time.
        Requirements uncovered = new Requirements(Set.of(new SyncPair(ofSecond, ofSecond)));
        ProfileRecorder forced = new ProfileRecorder();
        run(sample, control(uncovered, Set.of(ofSecond), 1), forced);
        assertThat(forced.profile().locks()).extracting(LockAction::location).contains(ofSecond);
    }
}
