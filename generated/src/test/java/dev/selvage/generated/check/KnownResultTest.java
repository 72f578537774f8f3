package dev.selvage.generated.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.generated.program.CorrectPrograms;
import dev.selvage.generated.program.GeneratedProgram;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownResultTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void correct_programs_have_their_one_result_under_every_strategy(long seed) {
        try (CrossCheck check = new CrossCheck(folder, new SearchPlan(1, 0))) {
            GeneratedProgram program = CorrectPrograms.program(seed);
            List<Disagreement> found = check.examineCorrect(program, seed == 1);
            assertThat(found).as(() -> Report.of(program, found)).isEmpty();
        }
    }
}
