package dev.selvage.bench.tested;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.selvage.bench.programs.Counter;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The same tests, and one that is run under control a hundred times. */
class ControlledTests extends PlainTests {
    private static final int RUNS = 100;
    private static final int MAX_STEPS = 1_000;

    @Test
    void threads_are_joined_in_any_order() throws Exception {
        try (Engine engine = EngineChoice.AUTO.create(Duration.ofSeconds(10))) {
            Random random = new Random(1);
            for (int i = 0; i < RUNS; i++) {
                RunResult result = ControlledRun.execute(
                        engine,
                        ControlledTests::count,
                        point -> random.nextInt(point.size()),
                        RunListener.NONE,
                        RunSettings.cutAfter(MAX_STEPS));
                assertInstanceOf(RunEnd.Completed.class, result.end());
            }
        }
    }

    private static void count() {
        try {
            Counter.main(new String[0]);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
