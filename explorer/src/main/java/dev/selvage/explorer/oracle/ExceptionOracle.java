package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import java.util.List;
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
        String text = Causes.describe(thrown);
        String root = rootOf(thrown, text);
        String cause = assertion
                ? "Thread '" + thread + "' failed an assertion" + where + ": " + text + root
                : "Thread '" + thread + "' died of an exception that nothing handles" + where + ": " + text + root;
        String signature = thrown.getClass().getName() + where;
        return Optional.of(new Failure(assertion ? "assertion" : "exception", text, cause, signature));
    }

    /** Assertion libraries that do not build on {@link AssertionError}. */
    private static boolean isTestAssertion(Throwable thrown) {
        return thrown.getClass().getName().endsWith("AssertionFailedException");
    }

    /** The first of all causes, unless the text tells it already. */
    private static String rootOf(Throwable thrown, String text) {
        List<Throwable> causes = Causes.of(thrown);
        if (causes.isEmpty()) return "";
        Throwable root = causes.get(causes.size() - 1);
        String what = Causes.describe(root);
        String where = Frames.firstOfProgram(root.getStackTrace());
        return "; caused by " + (text.contains(what) ? root.getClass().getName() : what) + where;
    }
}
