package dev.selvage.launcher;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Where a started JVM begins, and how it comes to have the agent. */
public sealed interface EntryPoint {
    /** What the command line says between the options and the arguments. */
    List<String> words();

    /** The runnable jar of the command, {@code selvage.jar}, which starts its agent by itself. */
    record RunnableJar(Path jar) implements EntryPoint {
        @Override
        public List<String> words() {
            return List.of("-jar", jar.toString());
        }
    }

    /**
     * A main class on a class path, with the agent from a jar of its own.
     *
     * @param agent {@code selvage-agent.jar}; see {@link ToolFiles#agentJar}
     * @param classPath holds the main class and, if it is one of the launcher's, the tool
     * @param mainClass such as {@code dev.selvage.launcher.worker.WorkerMain}
     */
    record MainClass(Path agent, List<Path> classPath, String mainClass) implements EntryPoint {
        public MainClass {
            classPath = List.copyOf(classPath);
        }

        @Override
        public List<String> words() {
            String joined = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
            return List.of("-javaagent:" + agent, "-cp", joined, mainClass);
        }
    }
}
