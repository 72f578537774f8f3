package dev.selvage.frameworks;

import java.util.ArrayList;
import java.util.List;

/**
 * What came of both programs of a framework on one JDK. {@code bareSeconds} is what a run of the correct program takes without Selvage, 0 if unknown; {@code replay} is the exit code, 1 if the
 * failure happened again.
 */
record Outcome(Campaign correct, double bareSeconds, Campaign buggy, int replay) {

    /** How many times longer a run takes under control; 0 if unknown. */
    double slowdown() {
        boolean known = bareSeconds > 0 && correct.runs() > 0;
        return known ? 1 / correct.runsPerSecond() / bareSeconds : 0;
    }

    /** What is not as it must be. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        if (correct.exit() == Command.HUNG) faults.add("correct: hung");
        else if (correct.exit() != 0) faults.add("correct: exit " + correct.exit() + ", " + correct.verdict());
        if (buggy.exit() == Command.HUNG) faults.add("buggy: hung");
        else if (buggy.exit() != 1) faults.add("buggy: exit " + buggy.exit() + ", " + buggy.verdict());
        else if (replay != 1) faults.add("replay: exit " + replay);
        return faults;
    }
}
