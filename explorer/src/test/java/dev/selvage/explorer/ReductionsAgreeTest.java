package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.record.Driver;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Searches that leave out schedules show every outcome that the search over all schedules shows. With
 * {@code -Dselvage.pieces=N} there are N random programs instead of some.
 */
class ReductionsAgreeTest {
    private static final List<String> STRATEGIES = List.of("icb", "dpor", "dpor-source", "chess");
    private static final int RANDOM = Integer.getInteger("selvage.pieces", 100);
    private static final long SEED = Long.getLong("selvage.pieces.seed", 1);

    /** What takes dfs longer is left out. */
    private static final int MOST_RUNS = 1_000;

    /** A reduction may need some runs more where it gives some up. */
    private static final int MOST_REDUCED = 5_000;

    /** Each was once lost by a reduction, for a reason of its own. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                // An interrupt competes with whatever else ends a wait, whoever comes first.
                "interrupt1 / interrupted",
                "interrupt1 / join0",
                "lockInterruptibly / interrupt0",
                "interrupt1 / wait / notify",
                "interrupt1 notify / wait / wait",
                "cancelSlow / runSlow / notify",
                // Looks depend on the end of a thread, and on what it waits for.
                "isAlive1 / read",
                "notify / isAlive0",
                "write / m:join0 / getState1",
                "enter / enter / getState1",
                "unpark1 / park / getState1",
                // What is noticed of the end or the arrival of a thread is settled for all who look later.
                "write / read isAlive0 / isAlive0",
                "write / read isAlive0 / join0 read",
                "write join2 / read getState0 / park",
                "write enter / read getState0 / m:read m:park",
                "write wait / read getState0 isAlive0 / notify",
                // ... of a start as well, and whatever its starter does next makes it certain.
                "read / isAlive2 read / write",
                "write / getState2 read / read",
                "read / join2 read / write",
                "read / unpark2 / park",
                "start2 write / read isAlive2 getState0 / !read",
                "read / isAlive2 isAlive3 / getState3 / write",
                // Who interrupts a join may come before the end.
                "write / join0 isInterrupted1 / read interrupt1",
                "write / interrupted join0 / interrupt1",
                // A join does not wait for a thread that is not started.
                "read start2 / join2 read / !write",
                // Of two that start the same thread one fails.
                "read start2 / read start2 / !read",
                // Two that enter the same monitor race, whatever happens inside.
                "m:interrupt1 / m:park",
                "m:isAlive1 / notify",
                "getState0 / notifyAll m:join0 / m:interrupt1",
                // Time passes when nobody can go on, which others could have prevented.
                "m:sleep / m:park",
            })
    void all_outcomes_are_shown(String program) {
        assertThat(disagreements(List.of(program), Timeouts.LAST)).isEmpty();
    }

    /** A time-out may come before what ends the wait. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "m:isAlive1 / timedJoin0 getState0",
                "notifyAll isInterrupted0 m:isAlive1 / interrupted timedJoin0",
                "notify / timedWait read / write",
                "interrupt1 / timedPark interrupted",
                "write / read timedJoin0 isAlive0",
                "write / timedJoin0 isAlive0 / interrupt1",
                "timedPark timedJoin0 / join2 / barrier isInterrupted1",
            })
    void all_outcomes_with_time_outs_are_shown(String program) {
        assertThat(disagreements(List.of(program), Timeouts.EXPLORE)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "interrupt1",
                "m:interrupt1",
                "join1",
                "timedJoin1",
                "wait",
                "timedWait",
                "notify",
                "m:isAlive1",
                "getState1",
                "m:getState1",
                "park",
                "m:sleep",
                "interrupted",
                "l:await",
                "l:signal",
                "lockInterruptibly",
                "cancelSlow"
            })
    void all_outcomes_of_pairs_are_shown(String piece) {
        assertThat(disagreements(PiecePrograms.pairsWith(piece), Timeouts.LAST)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void all_outcomes_of_random_programs_are_shown(Timeouts timeouts) {
        Random random = new Random(SEED);
        List<String> programs = Stream.generate(() -> PiecePrograms.random(random))
                .limit(RANDOM)
                .toList();
        assertThat(disagreements(programs, timeouts)).isEmpty();
    }

    @Test
    void a_program_that_takes_too_long_is_left_out() throws Exception {
        try (Outcomes outcomes = new Outcomes(EngineChoice.AUTO, Timeouts.LAST)) {
            assertThat(Driver.<Set<String>>call(() -> outcomes.of("read read / write write", "dfs", 2)))
                    .isNull();
        }
    }

    private static List<String> disagreements(List<String> programs, Timeouts timeouts) {
        return Driver.call(() -> {
            List<String> disagreements = new ArrayList<>();
            try (Outcomes outcomes = new Outcomes(EngineChoice.AUTO, timeouts)) {
                for (String program : programs) compare(outcomes, program, disagreements);
            }
            return disagreements;
        });
    }

    private static void compare(Outcomes outcomes, String program, List<String> disagreements) throws Exception {
        Set<String> expected = outcomes.of(program, "dfs", MOST_RUNS);
        if (expected == null) return;
        for (String strategy : STRATEGIES) {
            Set<String> shown = outcomes.of(program, strategy, MOST_REDUCED);
            if (!expected.equals(shown)) {
                disagreements.add("%s of [%s] shows %s instead of %s".formatted(strategy, program, shown, expected));
            }
        }
    }
}
