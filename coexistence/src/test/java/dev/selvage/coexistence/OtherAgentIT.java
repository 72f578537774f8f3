package dev.selvage.coexistence;

import dev.selvage.coexistence.agents.TimingAgent;
import dev.selvage.coexistence.programs.Handover;
import dev.selvage.coexistence.programs.LostUpdate;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;

/** Another agent that changes the classes of the program. */
class OtherAgentIT {
    private static final String SELVAGE = "-javaagent:" + Jvm.AGENT;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void the_command_works_with_it(boolean retransforms) throws Exception {
        String agent = "-javaagent:" + agentJar() + "=" + retransforms;
        Explored.in(folder, agent).isFound(LostUpdate.class.getName());
        Explored.in(folder, "-javaagent:" + Jvm.COMMAND, agent).isClean(Handover.class.getName());
    }

    @Test
    void both_orders_work_where_the_agent_itself_rewrites() throws Exception {
        String agent = "-javaagent:" + agentJar() + "=true";
        for (List<String> order : List.of(List.of(agent, SELVAGE), List.of(SELVAGE, agent))) {
            Explored.inPlace(folder, order, LostUpdate.class, "failure");
            Explored.inPlace(folder, order, Handover.class, "no-failure");
        }
    }

    private Path agentJar() throws IOException {
        Path file = folder.resolve("timing-agent.jar");
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Premain-Class", TimingAgent.class.getName());
        attributes.putValue("Can-Retransform-Classes", "true");
        attributes.put(
                Attributes.Name.CLASS_PATH,
                Path.of(Jvm.locationOf(ClassReader.class)).toUri().toString());
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
            add(jar, TimingAgent.class);
            for (Class<?> inner : TimingAgent.class.getDeclaredClasses()) add(jar, inner);
            add(jar, "dev/selvage/coexistence/agents/TimingAgent$Timing$1.class");
        }
        return file;
    }

    private static void add(JarOutputStream jar, Class<?> type) throws IOException {
        add(jar, type.getName().replace('.', '/') + ".class");
    }

    private static void add(JarOutputStream jar, String name) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        try (InputStream file = TimingAgent.class.getResourceAsStream("/" + name)) {
            file.transferTo(jar);
        }
    }
}
