package dev.selvage.samples;

import dev.selvage.agent.Agent;
import dev.selvage.launcher.Caller;
import dev.selvage.report.json.WorkLines;
import java.nio.file.Path;
import java.util.List;

/** Tells how its JVM was started, as often as it is asked. */
public final class Echo {
    private Echo() {}

    /** What is asked for: a system property, and a variable of the environment. */
    public record Question(String property, String variable) {}

    /** What this JVM knows of itself. */
    public record Answer(String property, String variable, String folder, List<String> arguments, boolean agent) {}

    public static void main(String[] args) throws Exception {
        Caller caller = Caller.connect(System.in);
        if (caller == null) throw new IllegalStateException("nobody has started this JVM");
        try (caller) {
            WorkLines lines = caller.lines();
            for (Question next = lines.receive(Question.class); next != null; next = lines.receive(Question.class)) {
                lines.send(answer(next, List.of(args)));
            }
        }
    }

    private static Answer answer(Question question, List<String> arguments) {
        return new Answer(
                System.getProperty(question.property()),
                System.getenv(question.variable()),
                Path.of("").toAbsolutePath().toString(),
                arguments,
                Agent.isPresent());
    }
}
