package dev.selvage.librarytests;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.librarytests.LibraryProgram.Outcome;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.Verdict;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Libraries that others wrote, and that are believed to be correct, raise no alarm and stay under control. */
class LibrariesTest {
    private static final int RUNS = 5;

    static Stream<LibraryProgram> programs() {
        return LibraryProgram.all();
    }

    @Test
    void there_are_many_libraries() {
        assertThat(programs().map(LibraryProgram::library).distinct().count()).isGreaterThanOrEqualTo(10);
        assertThat(programs().count()).isGreaterThanOrEqualTo(30);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void a_library_stays_green(LibraryProgram program) {
        Outcome outcome = program.explore(RUNS, Duration.ofMinutes(5));
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().control().warnings())
                .allMatch(warning -> warning.startsWith(ControlAudit.IN_LIBRARIES));
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(outcome.result().runs()).isEqualTo(RUNS);
    }
}
