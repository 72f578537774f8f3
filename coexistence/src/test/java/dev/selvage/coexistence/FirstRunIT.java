package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.coexistence.programs.LateInitialisers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the agent puts off until the first run is done when that begins. */
class FirstRunIT {
    @TempDir
    private Path folder;

    @Test
    void classes_that_were_loaded_before_the_first_run_make_no_difference_to_it() throws Exception {
        Jvm jvm = Jvm.java(
                        folder,
                        List.of(
                                "-javaagent:" + Jvm.AGENT,
                                "-cp",
                                Jvm.CLASS_PATH,
                                InPlace.class.getName(),
                                LateInitialisers.class.getName(),
                                "20"))
                .exits(0);
        assertThat(jvm.out()).isEqualTo("verdict: no-failure\nproblems: []\nsame again: true\n");
    }
}
