package dev.selvage.report;

import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import java.io.IOException;

/** One form in which a campaign tells what it found: files for machines, text for people. */
public interface ReportWriter {

    /**
     * Tells of a failure, as soon as it is found.
     *
     * @param number the position of the failure in the campaign, from 1
     */
    void failure(int number, FailureReport failure) throws IOException;

    /** Tells the outcome, once, after all failures. */
    void result(CampaignResult result) throws IOException;
}
