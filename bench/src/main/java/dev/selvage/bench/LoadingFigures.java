package dev.selvage.bench;

import dev.selvage.agent.ProgramClasses;
import dev.selvage.agent.Rewritten;
import dev.selvage.bench.programs.Locks;
import dev.selvage.bench.programs.OneLambda;
import dev.selvage.bench.programs.Plain;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.Program;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;

/** What it costs that every run has classes of its own. */
final class LoadingFigures {
    private static final double MICROS = 1e3;
    private static final int ROUNDS = 10;
    private static final int TIMES = 500;

    private LoadingFigures() {}

    static List<Figure> measure() throws Exception {
        return Pinned.call(() -> {
            try (Engine engine = EngineChoice.AUTO.create(Duration.ofSeconds(10))) {
                return engine.drive(() -> List.of(
                        loading("fresh entry and main class", Programs.open(Isolation.LOADER, Plain.class), engine),
                        loading("the same and one lambda", Programs.open(Isolation.LOADER, OneLambda.class), engine),
                        rewriting()));
            }
        });
    }

    private static Figure loading(String name, Program program, Engine engine) throws Exception {
        Runnable kept = program.newRun();
        double[] best = Rounds.best(
                ROUNDS,
                Rounds.repeated(TIMES, () -> program.newRun().run()),
                Rounds.repeated(TIMES, () -> Controlled.run(engine, kept, Controlled.STAY, RunListener.NONE)));
        return new Figure(name, best[0] / MICROS, "µs", "controlled run, classes kept", best[1] / MICROS);
    }

    private static Figure rewriting() throws Exception {
        String name = Locks.class.getName();
        byte[] classFile = classFile(name);
        ProgramClasses classes = new ProgramClasses(internalName -> null, false);
        double[] best = Rounds.best(
                ROUNDS,
                Rounds.repeated(TIMES, () -> classes.rewrite(name.replace('.', '/'), classFile)),
                Rounds.repeated(TIMES, () -> new OneClass().define(name, classFile)));
        return new Figure(
                "rewriting a class of " + classFile.length + " bytes, once a campaign",
                best[0] / MICROS,
                "µs",
                "defining it unchanged",
                best[1] / MICROS);
    }

    private static byte[] classFile(String name) throws IOException {
        String resource = "/" + name.replace('.', '/') + ".class";
        try (InputStream stream = LoadingFigures.class.getResourceAsStream(resource)) {
            if (stream == null) throw new IOException(resource + " is missing");
            return stream.readAllBytes();
        }
    }

    /** The mark keeps the agent from rewriting what is defined here. */
    private static final class OneClass extends ClassLoader implements Rewritten {
        Class<?> define(String name, byte[] classFile) {
            return defineClass(name, classFile, 0, classFile.length);
        }
    }
}
