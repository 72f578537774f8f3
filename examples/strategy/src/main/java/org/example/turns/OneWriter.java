package org.example.turns;

import dev.selvage.api.oracle.Failure;
import dev.selvage.api.oracle.Oracle;
import dev.selvage.api.oracle.OracleProvider;
import dev.selvage.api.run.Event;
import dev.selvage.api.run.LearnsFromEvents;
import dev.selvage.api.run.Operation;
import dev.selvage.api.run.RunSummary;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Objects to runs in which two threads write a field whose name begins with {@code own}. */
final class OneWriter implements Oracle, LearnsFromEvents {
    private final Map<String, Integer> writers = new HashMap<>();
    private Optional<Failure> failure = Optional.empty();

    @Override
    public void on(Event event) {
        if (event.operation() != Operation.WRITE || event.field() == null) return;
        if (!event.field().name().startsWith("own")) return;
        Integer other =
                writers.put(event.field() + "#" + event.object(), event.thread().id());
        if (other == null || other == event.thread().id()) return;
        failure = Optional.of(Failure.of("two-writers", event.field() + " has two writers, at " + event.place()));
    }

    @Override
    public Optional<Failure> judge(RunSummary run) {
        return failure;
    }

    /** Judges all runs while this plug-in is there. */
    public static final class Provider implements OracleProvider {
        @Override
        public String id() {
            return "one-writer";
        }

        @Override
        public String summary() {
            return "fields whose names begin with 'own' are written by one thread only";
        }

        @Override
        public Oracle create() {
            return new OneWriter();
        }
    }
}
