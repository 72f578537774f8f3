package dev.selvage.generated.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.generated.program.Generator;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs of some seeds; the soak command takes any number of them. */
class CrossCheckTest {
    private static final int FIRST = 1;
    private static final int SEEDS = 46;
    private static final int RUNS = 400;

    @TempDir
    private static Path folder;

    private static CrossCheck check;

    @BeforeAll
    static void start() {
        check = new CrossCheck(folder, new SearchPlan(RUNS, 0));
    }

    @AfterAll
    static void end() {
        check.close();
    }

    static LongStream seeds() {
        return LongStream.range(FIRST, FIRST + SEEDS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void who_claims_to_have_seen_everything_has(long seed) {
        Evidence evidence = check.examine(Generator.program(seed)).join();
        assertThat(evidence.disagreements()).as(() -> Report.of(evidence)).isEmpty();
    }
}
