package dev.selvage.coexistence;

import dev.selvage.coexistence.programs.Language;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What javac makes of newer parts of the language. */
class LanguageIT {
    @TempDir
    private Path folder;

    @Test
    void a_correct_program_stays_green() throws Exception {
        Explored.in(folder).isClean(Language.class.getName(), "safe");
    }

    @Test
    void a_failure_is_found() throws Exception {
        Explored.in(folder).isFound(Language.class.getName(), "plain");
    }
}
