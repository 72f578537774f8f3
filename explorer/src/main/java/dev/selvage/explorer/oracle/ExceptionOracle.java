package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import java.util.Optional;

/** Sees threads that die of an exception, and assertions that fail. */
final class ExceptionOracle implements Oracle {
    @Override
    public Optional<Failure> judge(RunResult run, Names names) {
        if (!(run.end() instanceof RunEnd.Died died)) return Optional.empty();
        Throwable thrown = died.thrown();
        boolean assertion = thrown instanceof AssertionError || isTestAssertion(thrown);
        String thread = run.strands().get(died.strand()).name();
        String where = Frames.firstOfProgram(thrown.getStackTrace());
        String text = describe(thrown);
        String cause = assertion
                ? "Thread '" + thread + "' failed an assertion" + where + ": " + text
                : "Thread '" + thread + "' died of an exception that nothing handles" + where + ": " + text;
        String signature = thrown.getClass().getName() + where;
        return Optional.of(new Failure(assertion ? "assertion" : "exception", text, cause, signature));
    }

    /** Assertion libraries that do not build on {@link AssertionError}. */
    private static boolean isTestAssertion(Throwable thrown) {
        return thrown.getClass().getName().endsWith("AssertionFailedException");
    }

    private static String describe(Throwable thrown) {
        String message = Messages.of(thrown);
        String type = thrown.getClass().getName();
        return message == null ? type : type + ": " + message;
    }
}
