package dev.selvage.explorer.runner;

import dev.selvage.engine.model.RunResult;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.RunTally;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Draws the conclusions from what was counted over the runs of a campaign, in however many JVMs. */
public final class Accounts {
    /** Stands among what was not seen when accesses of some class or method of the program are no scheduling points. */
    static final String LEFT_OUT = "accesses that were left out";

    /** What belongs to the input of a program, of which one was tried: it takes no proof away, but has to be said. */
    private static final Map<String, String> INPUTS = Map.of(
            RunResult.LOOKED_AT_CLOCK,
            "the program looks at the clock, which goes on by a microsecond at each look, and over sleeps and time-outs:"
                    + " what it would do at other times was not tried",
            RunResult.DREW_RANDOM_NUMBERS,
            "the program draws random numbers, which are the same in every run: what it would do with others was not tried");

    private Accounts() {}

    /** Whether a search over all schedules has seen all that happens in each. */
    public static boolean isSeenWhole(RunTally tally) {
        return tally.external().isEmpty() && INPUTS.keySet().containsAll(tally.unseen());
    }

    /**
     * @param last whether time-outs expired only where nothing else could go on
     * @param searched whether nothing is left to search, so that it matters what was not seen
     * @param failed whether there is a failure, which counts in a single schedule, too
     */
    public static ControlAudit close(RunTally tally, boolean last, boolean searched, boolean failed) {
        return new ControlAudit(
                tally.threads(),
                tally.classes(),
                tally.decisions(),
                last && tally.timed(),
                tally.timed() ? tally.slow() : 0,
                problems(tally, failed),
                warnings(tally, searched, failed));
    }

    private static List<String> problems(RunTally tally, boolean failed) {
        List<String> all = new ArrayList<>(tally.problems());
        if (tally.leftovers() > 0) {
            all.add(tally.leftovers() + " threads could not be ended after their run: they swallow every error");
        }
        boolean allCut = tally.runs() > 0 && tally.cut() == tally.runs();
        boolean alone = tally.runs() > 0 && tally.decisions() == 0 && tally.threads() < 2;
        if (tally.runs() == 0 && all.isEmpty()) all.add(ControlAudit.NO_RUN);
        if (allCut) all.add(ControlAudit.ALL_CUT);
        else if (alone && !failed) all.add(ControlAudit.NOTHING_TO_EXPLORE);
        return List.copyOf(all);
    }

    private static String reservation(String type, boolean failed) {
        String input = INPUTS.get(type);
        if (input != null) return input;
        return unseen(type) + ", " + consequence(failed) + advice(type);
    }

    private static String consequence(boolean failed) {
        return failed ? "so there may be more failures" : "so there is no proof";
    }

    private static String unseen(String type) {
        if (type.equals(RunResult.LOOP_CUT_SHORT)) {
            return "a loop that yields may change or count something: after a few rounds others came first, although they may be slower";
        }
        if (type.equals(RunResult.DAEMONS_CUT_SHORT)) {
            return "daemon threads could have gone on when the program came to its end: what they do right after the last step of the other threads is not tried";
        }
        if (type.equals(RunResult.TASKS_CUT_SHORT)) {
            return "periodic tasks of a pool or timer that is never shut down go on for ever: runs end after some turns of theirs";
        }
        if (type.equals(RunResult.CALLED_BACK_AT_ONCE)) {
            return "the JDK called the program where no other thread can be scheduled, as it does with class loaders: what the program does there is one step";
        }
        if (type.equals(LEFT_OUT)) {
            return "accesses to fields and arrays of some classes or methods are no scheduling points (--include, --exclude, or too large to be instrumented)";
        }
        String what = type.endsWith("[]")
                ? " is copied, filled or compared in large parts while another thread accesses it; what happens in the middle of a part is not tried"
                : " can be used by several threads at once; Selvage does not see all that happens inside";
        return type + what;
    }

    private static String advice(String type) {
        return type.startsWith("java.util.concurrent.") ? " (--library-points inside looks into it)" : "";
    }

    private static List<String> warnings(RunTally tally, boolean searched, boolean failed) {
        List<String> all = new ArrayList<>(tally.warnings());
        if (searched || failed) all.removeIf(warning -> warning.startsWith(ControlAudit.IN_LIBRARIES));
        if (!tally.external().isEmpty()) {
            all.add("threads waited for something outside the program (" + String.join(", ", tally.external())
                    + "): what came from there, and when, is not part of the schedule"
                    + (searched ? ", " + consequence(failed) : ""));
        }
        if (searched) tally.unseen().forEach(type -> all.add(reservation(type, failed)));
        if (tally.lost() > 0) {
            all.add(tally.lost() + " threads were still waiting outside when their run was over and were left there");
        }
        if (tally.cut() > 0 && tally.cut() < tally.runs()) {
            all.add(tally.cut() + " of " + tally.runs()
                    + " runs were cut at the bound on steps (--max-steps) and not judged");
        }
        return List.copyOf(all);
    }
}
