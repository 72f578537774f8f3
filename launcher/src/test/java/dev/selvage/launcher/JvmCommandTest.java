package dev.selvage.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.launcher.EntryPoint.MainClass;
import dev.selvage.launcher.EntryPoint.RunnableJar;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JvmCommandTest {
    private static final JvmCommand JAR = JvmCommand.of(new RunnableJar(Path.of("selvage.jar")));

    @Test
    void a_jar_comes_behind_the_options_and_before_the_arguments() {
        List<String> line = JAR.withOptions(List.of("-Xmx1g"))
                .withProperties(Map.of("b", "2", "a", "1 2"))
                .withArguments(List.of("worker", "x"))
                .line();
        assertThat(line).endsWith("-Xmx1g", "-Da=1 2", "-Db=2", "-jar", "selvage.jar", "worker", "x");
    }

    @Test
    void a_main_class_has_the_agent_from_a_jar_of_its_own() {
        List<Path> classPath = List.of(Path.of("classes"), Path.of("tool.jar"));
        List<String> line = JvmCommand.of(new MainClass(Path.of("agent.jar"), classPath, "org.example.Main"))
                .line();
        assertThat(line)
                .endsWith(
                        "-javaagent:agent.jar", "-cp", "classes" + File.pathSeparator + "tool.jar", "org.example.Main");
    }

    @Test
    void what_is_not_said_is_as_in_this_jvm() {
        assertThat(JAR.line().get(0))
                .isEqualTo(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString());
        assertThat(JAR.process().directory()).isNull();
        assertThat(JAR.process().environment()).isEqualTo(System.getenv());
    }

    @Test
    void another_java_another_folder_and_more_variables_can_be_said() {
        ProcessBuilder process = JAR.withJava(Path.of("jdk", "java"))
                .withFolder(Path.of("folder"))
                .withEnvironment(Map.of("SELVAGE_TEST", "yes"))
                .process();
        assertThat(process.command().get(0)).isEqualTo(Path.of("jdk", "java").toString());
        assertThat(process.directory()).isEqualTo(new File("folder"));
        assertThat(process.environment()).containsEntry("SELVAGE_TEST", "yes").containsAllEntriesOf(System.getenv());
    }
}
