package dev.selvage.generated.bare;

import dev.selvage.generated.operation.Trait;
import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.program.JavaSource;
import dev.selvage.generated.run.CompiledProgram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A JVM without the agent, started when it is needed first. */
public final class BareJvm implements AutoCloseable {
    private static final int TIMES = 400;
    private static final int MILLIS = 250;
    private static final int CALM = 30;
    private static final int CALM_WITH_TIME = 150;

    private @Nullable WorkerProcess worker;

    /** The source to compile for a bare JVM. */
    public static String source(GeneratedProgram program) {
        return JavaSource.of(program, "dev.selvage.generated.bare.Pause.now();");
    }

    /**
     * What many repetitions of a compiled program came to.
     *
     * @param known outcomes that can be believed as soon as they are seen
     */
    public synchronized Set<String> outcomes(CompiledProgram compiled, Set<String> known) {
        int calm = compiled.program().has(Trait.TIMED) ? CALM_WITH_TIME : CALM;
        String request = compiled.folder() + "\t" + compiled.program().name() + "\t" + TIMES + "\t" + MILLIS + "\t"
                + calm + known.stream().map(outcome -> "\t" + outcome).collect(Collectors.joining()) + "\n";
        WorkerProcess running = worker;
        Optional<Set<String>> answer = running == null ? Optional.empty() : running.ask(request);
        return answer.orElseGet(() -> askAnew(request));
    }

    private Set<String> askAnew(String request) {
        close();
        try {
            WorkerProcess started = WorkerProcess.start();
            worker = started;
            return started.ask(request).orElseThrow(() -> new IllegalStateException("the bare JVM does not answer"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized void close() {
        WorkerProcess running = worker;
        if (running != null) running.end();
        worker = null;
    }
}
