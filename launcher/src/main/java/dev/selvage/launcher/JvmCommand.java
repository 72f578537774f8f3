package dev.selvage.launcher;

import java.io.File;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How to start a JVM with the agent. What is not said is as in this JVM: the {@code java}, the folder, the environment and the console; options are none but those that every
 * such JVM needs.
 *
 * @param java the file to start
 * @param options of the JVM, such as {@code -Xmx1g}; {@link JvmOptions} has those of this one
 * @param properties system properties
 * @param arguments of the main class
 * @param folder the working directory, or null for that of this JVM
 * @param environment variables that are added to those of this JVM
 * @param output where its standard output goes
 * @param error where its standard error stream goes
 */
public record JvmCommand(
        EntryPoint entryPoint,
        Path java,
        List<String> options,
        Map<String, String> properties,
        List<String> arguments,
        @Nullable Path folder,
        Map<String, String> environment,
        Redirect output,
        Redirect error) {
    /**
     * The JVM would warn that class data sharing ends at what the agent adds to the boot loader, and of agents that libraries on the class path of the program attach: nobody
     * here can give them with its start.
     */
    private static final List<String> QUIET = List.of("-XX:-PrintWarnings", "-XX:+EnableDynamicAgentLoading");

    public JvmCommand {
        options = List.copyOf(options);
        properties = Map.copyOf(properties);
        arguments = List.copyOf(arguments);
        environment = Map.copyOf(environment);
    }

    /** A JVM that begins there, with this JVM's {@code java}. */
    public static JvmCommand of(EntryPoint entryPoint) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return new JvmCommand(
                entryPoint, java, List.of(), Map.of(), List.of(), null, Map.of(), Redirect.INHERIT, Redirect.INHERIT);
    }

    public JvmCommand withJava(Path file) {
        return new JvmCommand(entryPoint, file, options, properties, arguments, folder, environment, output, error);
    }

    public JvmCommand withOptions(List<String> all) {
        return new JvmCommand(entryPoint, java, all, properties, arguments, folder, environment, output, error);
    }

    public JvmCommand withProperties(Map<String, String> all) {
        return new JvmCommand(entryPoint, java, options, all, arguments, folder, environment, output, error);
    }

    public JvmCommand withArguments(List<String> all) {
        return new JvmCommand(entryPoint, java, options, properties, all, folder, environment, output, error);
    }

    public JvmCommand withFolder(Path other) {
        return new JvmCommand(entryPoint, java, options, properties, arguments, other, environment, output, error);
    }

    public JvmCommand withEnvironment(Map<String, String> added) {
        return new JvmCommand(entryPoint, java, options, properties, arguments, folder, added, output, error);
    }

    public JvmCommand withOutput(Redirect out, Redirect err) {
        return new JvmCommand(entryPoint, java, options, properties, arguments, folder, environment, out, err);
    }

    /** The words of the command line. */
    public List<String> line() {
        List<String> line = new ArrayList<>();
        line.add(java.toString());
        line.addAll(QUIET);
        line.addAll(options);
        // In the order of their names, so that the same command is the same line.
        new TreeMap<>(properties).forEach((name, value) -> line.add("-D" + name + "=" + value));
        line.addAll(entryPoint.words());
        line.addAll(arguments);
        return line;
    }

    /** The process, which is only to be started. */
    public ProcessBuilder process() {
        File directory = folder == null ? null : folder.toFile();
        ProcessBuilder process = new ProcessBuilder(line())
                .directory(directory)
                .redirectOutput(output)
                .redirectError(error);
        process.environment().putAll(environment);
        return process;
    }
}
