package dev.selvage.frameworks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every framework comes out as it must: its correct program is clean, its planted bug is found and replayed. */
class FrameworksIT {
    private static final Path ROOT = Path.of(System.getProperty("selvage.root"));

    @TestFactory
    Stream<DynamicTest> correct_programs_are_clean_and_planted_bugs_are_found() {
        Trial trial = new Trial(ROOT, ROOT.resolve("frameworks/table/target/trials"), 5);
        return Framework.in(ROOT.resolve("frameworks"), List.of()).stream()
                .map(framework -> DynamicTest.dynamicTest(
                        framework.id(),
                        () -> assertThat(trial.of(framework).faults()).isEmpty()));
    }
}
