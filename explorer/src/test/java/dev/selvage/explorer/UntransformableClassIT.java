package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a JVM of its own: the tool remembers such classes as long as the JVM lives. */
class UntransformableClassIT {
    @TempDir
    Path folder;

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
            """;

    @Test
    void a_class_whose_monitors_cannot_be_hooked_is_named_with_the_reason() throws IOException, ProgramException {
        CampaignResult result = explore("synchronized (Huge.class) { }\n".repeat(3_000));
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(result.control().problems())
                .contains("class Huge could not be rewritten because its method huge grows beyond 64 KB of bytecode;"
                        + " leave it out with --exclude or report it");
    }

    @Test
    void a_method_whose_accesses_are_left_out_is_named_in_a_warning() throws IOException, ProgramException {
        CampaignResult result = explore("value++;\n".repeat(8_000));
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.control().warnings())
                .containsExactly("method Huge.huge is too large to be instrumented (its bytecode would grow beyond"
                        + " 64 KB): its accesses to fields and arrays are not part of the schedule; split it");
    }

    @Test
    void a_search_proves_nothing_where_accesses_are_left_out() throws IOException, ProgramException {
        CampaignResult result = explore("value++;\n".repeat(8_000), "dpor", List.of());
        assertThat(result.stopReason()).startsWith("nothing is left to explore");
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.control().warnings()).anyMatch(UntransformableClassIT::isLeftOut);
    }

    @Test
    void a_search_proves_nothing_where_accesses_are_not_selected() throws IOException, ProgramException {
        CampaignResult selected = explore("", "dpor", List.of());
        CampaignResult excluded = explore("", "dpor", List.of("Huge"));
        assertThat(selected.verdict()).isEqualTo(Verdict.EXHAUSTED);
        assertThat(excluded.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(excluded.control().warnings()).anyMatch(UntransformableClassIT::isLeftOut);
    }

    private static boolean isLeftOut(String warning) {
        return warning.startsWith("accesses to fields and arrays of some classes or methods are no scheduling points");
    }

    private CampaignResult explore(String body) throws IOException, ProgramException {
        return explore(body, "random", List.of());
    }

    private CampaignResult explore(String body, String strategy, List<String> excluded)
            throws IOException, ProgramException {
        Path source = Files.writeString(folder.resolve("Huge.java"), SOURCE.formatted(body));
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", source.toString()))
                .isZero();
        MainProgram program =
                MainProgram.open(new ProgramInfo(List.of(folder.toString()), "Huge", List.of(), List.of(), excluded));
        // Rewriting such a method takes its time, more so on a busy machine.
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy(strategy)
                .withRuns(strategy.equals("random") ? 5 : 100)
                .withPatience(Duration.ofMinutes(5));
        return Campaign.run(program, settings, CampaignListener.NONE);
    }
}
