package dev.selvage.api.report;

import java.io.IOException;
import java.nio.file.Path;

/** Writes about a campaign that is over. */
@FunctionalInterface
public interface Report {
    /**
     * Writes files.
     *
     * @param folder the folder of {@code --out}, in which {@code result.json} and the files of failures are already
     */
    void write(CampaignSummary campaign, Path folder) throws IOException;
}
