package dev.selvage.launcher.control;

import dev.selvage.agent.Agent;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.launcher.RefusedException;
import java.util.Optional;

/** Takes control of this JVM; must come before anything that links the engine. */
public final class Control {
    private Control() {}

    /**
     * Begins to take control, before anything is read from a file or from another JVM: classes that were asked for their hash codes before keep those
     * that the JVM gives, and commands that read ask for other ones than commands that do not. Complaints come with {@link #install}.
     */
    public static void prepare() {
        try {
            Agent.prepare();
        } catch (Exception | LinkageError toldLater) {
            // By install.
        }
    }

    /** Hooks the JDK, once; complains by a {@link RefusedException} when this JVM cannot be controlled. */
    public static void install() throws Exception {
        check();
        Agent.install();
    }

    /** Complains when this JVM, and others that are started like it, cannot be controlled. */
    public static void check() {
        if (!Agent.isPresent()) {
            throw new RefusedException(
                    "the agent is not loaded; start Selvage with ./selvage or java -jar selvage.jar");
        }
    }

    /** Hooks the JDK for runs on that engine, and complains when it does not work here. */
    public static void install(EngineChoice engine) throws Exception {
        install();
        if (engine != EngineChoice.FIBER) return;
        Optional<String> problem = EngineChoice.fiberProblem();
        if (problem.isPresent()) {
            throw new RefusedException(
                    "the fiber engine does not work here: " + problem.get() + "; use --engine auto, or a JDK 25");
        }
    }
}
