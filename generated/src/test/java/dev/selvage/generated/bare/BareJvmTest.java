package dev.selvage.generated.bare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.run.CompiledProgram;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BareJvmTest {
    @TempDir
    private Path folder;

    @Test
    void tells_what_threads_say() {
        assertThat(outcomes("System.out.println(\"t0: 1\"); new Thread(() -> System.out.println(\"t1: 2\")).start();"))
                .containsExactly("t0: 1| t1: 2");
    }

    @Test
    void tells_that_a_thread_waits_for_ever_and_goes_on_with_the_next_program() {
        assertThat(outcomes("System.out.println(\"t0: 1\"); java.util.concurrent.locks.LockSupport.park();"))
                .containsExactly("stuck t0: 1");
    }

    @Test
    void tells_by_which_exception_a_thread_dies() {
        assertThat(outcomes("new Thread(() -> { throw new IllegalStateException(); }).start();"))
                .containsExactly("died IllegalStateException");
    }

    private Set<String> outcomes(String main) {
        GeneratedProgram program = new GeneratedProgram("P", List.of(List.of()), true);
        String source = "public class P { public static void main(String[] args) { " + main + " } }";
        try (BareJvm bare = new BareJvm()) {
            return bare.outcomes(CompiledProgram.of(program, source, folder), Set.of());
        }
    }
}
