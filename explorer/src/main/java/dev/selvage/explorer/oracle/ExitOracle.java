package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import java.util.Optional;

/** Sees programs that report a failure by their exit status. */
final class ExitOracle implements Oracle {
    @Override
    public Optional<Failure> judge(RunResult run, Names names) {
        if (!(run.end() instanceof RunEnd.Exited exited) || exited.status() == 0) return Optional.empty();
        String text = "the program exits with status " + exited.status();
        return Optional.of(new Failure("exit", text, "T" + text.substring(1) + ".", text));
    }
}
