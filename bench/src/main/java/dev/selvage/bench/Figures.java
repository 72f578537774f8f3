package dev.selvage.bench;

import dev.selvage.engine.execution.EngineChoice;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Measures everything and prints a table in markdown; takes some minutes. The JVM must run with the agent. An argument is the jar of the
 * command, if that is not where the build puts it.
 */
public final class Figures {
    private static final String AGENT = "-javaagent:";

    private Figures() {}

    public static void main(String[] args) throws Exception {
        // Other measurements may go on in this machine, and JMH would refuse.
        System.setProperty("jmh.ignoreLock", "true");
        Path agent = agentJar();
        Path command = command(args, agent);
        System.out.println(
                "JDK " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors() + " cores\n");
        System.out.println(Figure.HEADER);
        for (EngineChoice engine : engines()) {
            print(PointFigures.measure(engine));
            print(ScalingFigures.measure(engine));
            print(RunFigures.measure(engine));
            print(AllocationFigures.measure(engine));
        }
        for (EngineChoice engine : engines()) print(JobsFigures.measure(command, engine));
        print(LoadingFigures.measure());
        print(StartUpFigures.measure(agent));
        print(GuardFigures.measure(agent));
        print(FreeFigures.measure());
    }

    static List<EngineChoice> engines() {
        return EngineChoice.fiberProblem().isPresent()
                ? List.of(EngineChoice.PLATFORM)
                : List.of(EngineChoice.FIBER, EngineChoice.PLATFORM);
    }

    private static Path agentJar() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith(AGENT))
                .map(argument -> Path.of(argument.substring(AGENT.length())))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("start the JVM with " + AGENT + "selvage-agent.jar"));
    }

    private static Path command(String[] args, Path agent) {
        Path jar = args.length > 0
                ? Path.of(args[0])
                : agent.toAbsolutePath().getParent().resolve("../../cli/target/selvage.jar");
        if (!Files.exists(jar)) throw new IllegalStateException("build the command first, " + jar + " is missing");
        return jar;
    }

    private static void print(List<Figure> figures) {
        for (Figure figure : figures) System.out.println(figure.row());
    }
}
