package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.coexistence.programs.AwaitedMock;
import dev.selvage.coexistence.programs.BoundMocks;
import dev.selvage.coexistence.programs.FinalMocks;
import dev.selvage.coexistence.programs.GeneratedCounter;
import dev.selvage.coexistence.programs.HiddenMocks;
import dev.selvage.coexistence.programs.InlineMocks;
import dev.selvage.coexistence.programs.MatchedMocks;
import dev.selvage.coexistence.programs.Mocks;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.agent.ByteBuddyAgent;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.commons.JUnitException;
import org.mockito.Mockito;
import org.objenesis.Objenesis;
import org.opentest4j.AssertionFailedError;

/** Classes that come into being while the program runs are under control like those on its class path. */
class GeneratedClassesIT {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"hidden", "loader", "proxy"})
    void a_race_in_a_class_made_in_the_run_is_found(String way) throws Exception {
        Explored.in(folder).and(ByteBuddy.class).isFound(GeneratedCounter.class.getName(), way, "plain");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hidden", "loader", "proxy"})
    void a_monitor_in_a_class_made_in_the_run_excludes(String way) throws Exception {
        Explored.in(folder).and(ByteBuddy.class).isClean(GeneratedCounter.class.getName(), way, "safe");
    }

    @ParameterizedTest
    @ValueSource(strings = {"injected", "subclass"})
    void classes_made_by_a_library_are_under_control(String way) throws Exception {
        Explored explored = Explored.in(folder).and(ByteBuddy.class);
        explored.isFound(GeneratedCounter.class.getName(), way, "plain");
    }

    private Explored withMockito() throws Exception {
        return Explored.in(folder)
                .and(Mockito.class)
                .and(ByteBuddy.class)
                .and(ByteBuddyAgent.class)
                .and(Objenesis.class);
    }

    @Test
    void others_go_on_while_a_call_of_a_mock_is_awaited() throws Exception {
        withMockito().isClean(AwaitedMock.class.getName());
    }

    @Test
    void others_go_on_while_a_mock_asks_the_program_about_a_call() throws Exception {
        withMockito().isClean(MatchedMocks.class.getName());
    }

    @Test
    void mocks_can_be_used_by_what_belongs_to_a_test_framework() throws Exception {
        Explored explored =
                withMockito().and(Assertions.class).and(JUnitException.class).and(AssertionFailedError.class);
        explored.isFound(BoundMocks.class.getName(), "plain");
        explored.isClean(BoundMocks.class.getName(), "safe");
    }

    @Test
    void the_agent_of_mocks_is_attached_to_workers_without_warnings() throws Exception {
        String path = Stream.of(Mocks.class, Mockito.class, ByteBuddy.class, ByteBuddyAgent.class, Objenesis.class)
                .map(part -> String.valueOf(Jvm.locationOf(part)))
                .collect(Collectors.joining(File.pathSeparator));
        String[] fork = {"run", "--isolation", "fork", "--runs", "2", "-cp", path, Mocks.class.getName(), "safe"};
        assertThat(Jvm.selvage(folder, List.of(), fork).exits(0).err()).doesNotContain("WARNING");
    }

    @ParameterizedTest
    @ValueSource(classes = {Mocks.class, FinalMocks.class, HiddenMocks.class})
    void mocks_can_be_used_by_the_command(Class<?> program) throws Exception {
        Explored explored = withMockito();
        explored.isFound(program.getName(), "plain");
        explored.isClean(program.getName(), "safe");
    }

    @Test
    void mocks_that_are_rewritten_classes_can_be_used_in_place() throws Exception {
        Jvm jvm = Jvm.java(
                        folder,
                        List.of(
                                Jvm.agentOption(Mockito.class, ""),
                                "-javaagent:" + Jvm.AGENT,
                                "-cp",
                                Jvm.CLASS_PATH,
                                InPlace.class.getName(),
                                InlineMocks.class.getName(),
                                "20"))
                .exits(0);
        assertThat(jvm.out()).startsWith("verdict: no-failure\nproblems: []\n");
    }
}
