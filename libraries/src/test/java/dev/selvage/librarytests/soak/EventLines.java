package dev.selvage.librarytests.soak;

import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.trace.TraceRecorder;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TraceEvent;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Writes a line for each event of a campaign, for the end of each run and for its result. */
final class EventLines implements CampaignListener, AutoCloseable {
    /** The JVM names the classes of lambdas by where they are in memory, or by how many there are. */
    private static final Pattern LAMBDA = Pattern.compile("Lambda(\\$\\d+)?/0x[0-9a-f]+");

    private final BufferedWriter file;
    private TraceRecorder trace = new TraceRecorder();

    EventLines(Path path) throws IOException {
        this.file = Files.newBufferedWriter(path);
    }

    @Override
    public RunListener onRun() {
        trace = new TraceRecorder();
        return trace;
    }

    @Override
    public void onRunEnd(RunResult run, boolean fails) {
        for (TraceEvent event : trace.events()) line(event.toString());
        line("run of " + run.steps() + " steps, " + run.switches() + " switches, " + run.threads() + " threads: "
                + run.end());
    }

    @Override
    public @Nullable String onFailure(FailureReport failure) {
        line(failure.kind() + ": " + failure.message() + " " + failure.fingerprint());
        return null;
    }

    void end(CampaignResult result) {
        line(result.verdict() + " " + result.runs() + " runs, " + result.steps() + " steps, " + result.switches()
                + " switches");
        line("problems " + result.control().problems() + ", warnings "
                + result.control().warnings());
    }

    private void line(String text) {
        try {
            file.write(LAMBDA.matcher(text).replaceAll("Lambda"));
            file.newLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
