package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.coexistence.programs.Handover;
import dev.selvage.coexistence.programs.LostUpdate;
import java.nio.file.Path;
import java.util.List;
import org.jacoco.agent.rt.RT;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The agent of JaCoCo counts while Selvage schedules. */
class JacocoIT {
    private static final String JACOCO = Jvm.agentOption(RT.class, "destfile=jacoco.exec");
    private static final String SELVAGE = "-javaagent:" + Jvm.AGENT;

    @TempDir
    private Path folder;

    @Test
    void the_command_works_as_without_it_and_coverage_is_written() throws Exception {
        Explored.in(folder, JACOCO).isClean(Handover.class.getName());
        Explored.in(folder, JACOCO).isFound(LostUpdate.class.getName());
        assertThat(folder.resolve("jacoco.exec")).isNotEmptyFile();
    }

    @Test
    void the_command_takes_the_agents_in_the_other_order() throws Exception {
        Explored.in(folder, "-javaagent:" + Jvm.COMMAND, JACOCO).isFound(LostUpdate.class.getName());
    }

    @Test
    void a_failure_found_with_probes_is_replayed_without() throws Exception {
        String classPath = Jvm.locationOf(LostUpdate.class);
        Jvm.selvage(folder, List.of(JACOCO), "run", "-cp", classPath, LostUpdate.class.getName())
                .exits(1);
        Jvm replay = Jvm.selvage(folder, List.of(), "replay", "--quiet", "selvage-out/failure-1.json");
        assertThat(replay.out()).isEqualTo("reproduced 1 of 1 times, with the same events\n");
    }

    @Test
    void probes_in_classes_that_the_agent_rewrites_are_no_part_of_the_schedule() throws Exception {
        for (List<String> order : List.of(List.of(JACOCO, SELVAGE), List.of(SELVAGE, JACOCO))) {
            Explored.inPlace(folder, order, LostUpdate.class, "failure");
            Explored.inPlace(folder, order, Handover.class, "no-failure");
        }
        assertThat(folder.resolve("jacoco.exec")).isNotEmptyFile();
    }
}
