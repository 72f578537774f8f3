package dev.selvage.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;

/** Measures everything and prints a table in markdown; takes less than two minutes. The JVM must run with the agent. */
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
        print(PointFigures.measure());
        print(RunFigures.measure());
        print(LoadingFigures.measure());
        print(StartUpFigures.measure(agent));
        print(GuardFigures.measure(agent));
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
