package dev.selvage.report.json;

import dev.selvage.report.model.CampaignResult;
import java.io.IOException;
import java.nio.file.Path;

/** The file {@code result.json}: the outcome of a campaign. */
public final class ResultFile {
    private static final JsonFile<CampaignResult> FILE =
            new JsonFile<>(CampaignResult.class, "run the campaign again with 'selvage run'");

    private ResultFile() {}

    public static void write(Path file, CampaignResult result) throws IOException {
        FILE.write(file, result);
    }

    /** Throws {@link BrokenFileException} where there is no such result. */
    public static CampaignResult read(Path file) {
        return FILE.read(file);
    }
}
