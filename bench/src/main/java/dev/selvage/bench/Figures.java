package dev.selvage.bench;

import dev.selvage.engine.execution.EngineChoice;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;

/** Measures everything and prints a table in markdown; takes about three minutes. The JVM must run with the agent. */
public final class Figures {
    private static final String AGENT = "-javaagent:";

    private Figures() {}

    public static void main(String[] args) throws Exception {
        // Other measurements may go on in this machine, and JMH would refuse.
        System.setProperty("jmh.ignoreLock", "true");
        Path agent = agentJar();
        System.out.println(
                "JDK " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors() + " cores\n");
        System.out.println(Figure.HEADER);
        for (EngineChoice engine : engines()) {
            print(PointFigures.measure(engine));
            print(ScalingFigures.measure(engine));
            print(RunFigures.measure(engine));
        }
        print(LoadingFigures.measure());
        print(StartUpFigures.measure(agent));
        print(GuardFigures.measure(agent));
        print(FreeFigures.measure());
    }

    private static List<EngineChoice> engines() {
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

    private static void print(List<Figure> figures) {
        for (Figure figure : figures) System.out.println(figure.row());
    }
}
