package dev.selvage.coexistence;

import java.nio.file.Path;
import kotlin.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that the Kotlin compiler has made. */
class KotlinIT {
    private static final String PROGRAMS = "dev.selvage.coexistence.kotlin.";

    @TempDir
    private Path folder;

    @Test
    void a_correct_program_stays_green() throws Exception {
        Explored.in(folder).and(Unit.class).isClean(PROGRAMS + "Clean");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UnguardedProperty", "UnguardedMap", "CapturedVariable"})
    void a_failure_is_found(String program) throws Exception {
        Explored.in(folder).and(Unit.class).isFound(PROGRAMS + program);
    }
}
