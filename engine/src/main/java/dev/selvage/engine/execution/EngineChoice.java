package dev.selvage.engine.execution;

import java.time.Duration;
import java.util.Optional;

/** Which engine to run on. */
public enum EngineChoice {
    /** The fastest one that works here. */
    AUTO,
    FIBER,
    PLATFORM;

    /**
     * Makes the engine.
     *
     * @param patience how long a strand may stay away from every scheduling point
     * @throws IllegalStateException when it is the fiber engine, which does not work here
     */
    public Engine create(Duration patience) {
        if (this == PLATFORM) return new PlatformEngine(patience);
        Optional<String> problem = fiberProblem();
        if (problem.isEmpty()) return new FiberEngine(patience);
        if (this == AUTO) return new PlatformEngine(patience);
        throw new IllegalStateException("the fiber engine does not work here: " + problem.get());
    }

    /** The name of the engine that this choice comes to here. */
    public String nameHere() {
        return this == PLATFORM || fiberProblem().isPresent() ? PlatformEngine.NAME : FiberEngine.NAME;
    }

    /** Why this choice came to the platform engine, if nobody asked for that. */
    public Optional<String> fallbackReason() {
        return this == AUTO ? fiberProblem() : Optional.empty();
    }

    /** Why {@link #AUTO} cannot be the fiber engine here, if so. */
    public static Optional<String> fiberProblem() {
        return FiberTrial.problem();
    }
}
