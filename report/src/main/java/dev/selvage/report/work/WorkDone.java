package dev.selvage.report.work;

import dev.selvage.report.model.RunTally;

/**
 * What became of a {@link WorkItem}.
 *
 * @param first number of its first run
 * @param stopped whether the campaign ends with the last of these runs: it failed, or was not under control
 * @param reason why it ends then, in words
 */
public record WorkDone(long first, boolean stopped, String reason, RunTally tally) {
    /** The same with what was counted elsewhere. */
    public WorkDone plus(RunTally more) {
        return new WorkDone(first, stopped, reason, tally.plus(more));
    }

    /** The number behind that of the last run that was made. */
    public long end() {
        return first + tally.runs();
    }
}
