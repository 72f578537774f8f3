package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a JVM of its own: the tool remembers such classes as long as the JVM lives. */
class UntransformableClassIT {
    @TempDir
    Path folder;

    /** A method near the limit of 64 KB; with hooks it is beyond. */
    private static final String SOURCE = """
            public class Huge {
                static int value;
                public static void main(String[] args) {
                    new Thread(() -> value++).start();
                    new Thread(() -> value++).start();
                }
                static void huge() {
            %s
                }
            }
            """.formatted("value++;\n".repeat(8_000));

    @Test
    void a_class_that_cannot_be_rewritten_is_named_with_the_reason() throws IOException, ProgramException {
        Path source = Files.writeString(folder.resolve("Huge.java"), SOURCE);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", source.toString()))
                .isZero();
        MainProgram program =
                MainProgram.open(new ProgramInfo(List.of(folder.toString()), "Huge", List.of(), List.of(), List.of()));
        CampaignResult result =
                Campaign.run(program, CampaignSettings.defaults().withRuns(5), CampaignListener.NONE);
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(result.control().problems())
                .contains("class Huge could not be rewritten because its method huge grows beyond 64 KB of bytecode;"
                        + " leave it out with --exclude or report it");
    }
}
