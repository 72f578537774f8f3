package dev.selvage.generated.bare;

import dev.selvage.generated.run.CompiledProgram;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A running {@link BareWorker}. */
record WorkerProcess(Process process, BufferedReader answers, Writer requests) {

    static WorkerProcess start() throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(
                        java.toString(), "-Xmx256m", "-cp", CompiledProgram.classPath(), BareWorker.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new WorkerProcess(
                process,
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)),
                process.outputWriter(StandardCharsets.UTF_8));
    }

    /** The answer to a request; nothing if the process has ended, which it does when too many threads are left over in it. */
    Optional<Set<String>> ask(String request) {
        Set<String> outcomes = new TreeSet<>();
        try {
            requests.write(request);
            requests.flush();
            String line = answers.readLine();
            while (line != null && !line.equals(".")) {
                outcomes.add(line);
                line = answers.readLine();
            }
            return line == null ? Optional.empty() : Optional.of(outcomes);
        } catch (IOException ended) {
            return Optional.empty();
        }
    }

    void end() {
        process.destroyForcibly();
    }
}
