package dev.selvage.bench;

import dev.selvage.bench.programs.Locks;
import dev.selvage.engine.execution.EngineChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Whether a campaign in several JVMs is as many times as fast, on the wall, the start of those JVMs included. */
final class JobsFigures {
    private static final double SECOND = 1e9;

    private final Path command;
    private final EngineChoice engine;

    private JobsFigures(Path command, EngineChoice engine) {
        this.command = command;
        this.engine = engine;
    }

    /** @param command the jar of the command */
    static List<Figure> measure(Path command, EngineChoice engine) throws Exception {
        return List.of(new JobsFigures(command, engine).locks());
    }

    private Figure locks() throws Exception {
        int jobs = Runtime.getRuntime().availableProcessors();
        int runs = engine == EngineChoice.FIBER ? 300_000 : 30_000;
        return new Figure(
                String.format("%s: campaign of %,d runs of the locks, --jobs %d", name(), runs, jobs),
                SECOND / nanosPerRun(jobs, runs),
                "runs/s",
                "--jobs 1",
                SECOND / nanosPerRun(1, runs));
    }

    private String name() {
        return engine.name().toLowerCase(Locale.ROOT);
    }

    private double nanosPerRun(int jobs, int runs) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("selvage-jobs");
        List<String> line = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-jar",
                command.toString(),
                "run",
                "--engine",
                name(),
                "--jobs",
                String.valueOf(jobs),
                "--runs",
                String.valueOf(runs),
                "--time",
                "10m",
                "--quiet",
                "--out",
                folder.toString(),
                "-cp",
                Programs.location().toString(),
                Locks.class.getName());
        long start = System.nanoTime();
        Processes.run(line);
        return (double) (System.nanoTime() - start) / runs;
    }
}
