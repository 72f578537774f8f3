package dev.selvage.report.json;

import dev.selvage.report.ReportWriter;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TargetsReport;
import java.io.IOException;
import java.nio.file.Path;

/** Writes a campaign into a folder: {@code failure-1.json}, {@code failure-2.json}, …, {@code
 * targets.json} and {@code result.json}. */
public final class JsonFolder implements ReportWriter {
    private final Path folder;

    /** The folder need not exist yet. */
    public JsonFolder(Path folder) {
        this.folder = folder;
    }

    /** Sets up what writing takes, as long as no thread of a program can hold a lock that this needs. */
    public static void prepareToWrite() {
        JsonFile.prepare();
    }

    public Path failureFile(int number) {
        return folder.resolve("failure-" + number + ".json");
    }

    public Path resultFile() {
        return folder.resolve("result.json");
    }

    public Path targetsFile() {
        return folder.resolve("targets.json");
    }

    public void targets(TargetsReport targets) throws IOException {
        TargetsFile.write(targetsFile(), targets);
    }

    @Override
    public void failure(int number, FailureReport failure) throws IOException {
        FailureFile.write(failureFile(number), failure);
    }

    @Override
    public void result(CampaignResult result) throws IOException {
        ResultFile.write(resultFile(), result);
    }
}
