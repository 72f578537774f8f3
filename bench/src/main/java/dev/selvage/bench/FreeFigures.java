package dev.selvage.bench;

import dev.selvage.bench.programs.Work;
import dev.selvage.engine.free.FreeEngine;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.explorer.program.Program;
import dev.selvage.runtime.SharedStates;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What it costs a free run to be watched, in processor time, against the same program in a JVM without the agent. */
public final class FreeFigures {
    private static final int ROUNDS = 3;

    private FreeFigures() {}

    public static void main(String[] args) throws Exception {
        System.out.println(Figure.HEADER);
        for (Figure figure : measure()) System.out.println(figure.row());
        System.exit(0);
    }

    static List<Figure> measure() throws Exception {
        List<Figure> figures = new ArrayList<>();
        for (String kind : List.of("fields", "monitors", "locks", "collections", "words")) {
            double[] best = Rounds.best(
                    ROUNDS,
                    () -> plain(kind),
                    () -> free(kind, Recording.SYNCHRONIZATION),
                    () -> free(kind, Recording.EVERYTHING));
            String name = "free run: " + kind;
            figures.add(new Figure(name + ", synchronization recorded", best[1], "ns", "plain JVM", best[0]));
            figures.add(new Figure(name + ", everything recorded", best[2], "ns", "plain JVM", best[0]));
        }
        return figures;
    }

    private static double free(String kind, Recording recording) {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        Program program = Programs.open(Work.class, kind);
        // It tells what it has measured by a property.
        SharedStates.handOn(true);
        try (FreeEngine engine = new FreeEngine(Duration.ofMinutes(1))) {
            engine.run(program.newRun(), Interference.NONE, recording);
        } finally {
            System.setOut(out);
        }
        return Double.parseDouble(System.getProperty(Work.NANOS, "NaN"));
    }

    private static double plain(String kind) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(java, "-cp", Programs.location().toString(), Work.class.getName(), kind)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return Double.parseDouble(text.strip());
    }
}
