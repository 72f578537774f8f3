package dev.selvage.report.console;

import dev.selvage.report.ReportWriter;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import java.io.IOException;
import java.util.function.IntFunction;

/** Prints failures as they are found, and the summary at the end. */
public final class ConsoleWriter implements ReportWriter {
    private final Appendable out;
    private final Terminal terminal;
    private final IntFunction<String> replayCommand;
    private final boolean inOneJvm;

    /**
     * Prints to a stream or any other text.
     *
     * @param replayCommand the command line that replays the failure of a number
     * @param inOneJvm whether all runs are made in one JVM, so that each may build on those before it
     */
    public ConsoleWriter(Appendable out, Terminal terminal, IntFunction<String> replayCommand, boolean inOneJvm) {
        this.out = out;
        this.terminal = terminal;
        this.replayCommand = replayCommand;
        this.inOneJvm = inOneJvm;
    }

    @Override
    public void failure(int number, FailureReport failure) throws IOException {
        out.append(new FailureText(terminal).render(failure, replayCommand.apply(number)))
                .append('\n');
    }

    @Override
    public void result(CampaignResult result) throws IOException {
        out.append(new CampaignText(terminal, inOneJvm).render(result));
    }
}
