package dev.selvage.api.report;

import java.util.List;
import java.util.Map;

/**
 * What a campaign came to.
 *
 * @param verdict {@code failure}, {@code no-failure}, {@code exhausted} or {@code not-controlled}
 * @param mainClass the program's main class
 * @param strategy id of the strategy
 * @param stopReason why there were no more runs
 * @param failures one of each kind and place
 * @param coverage figures by criterion
 * @param problems why nothing is proved; empty when the program was under control
 */
public record CampaignSummary(
        String verdict,
        String mainClass,
        String strategy,
        long seed,
        long runs,
        long steps,
        long switches,
        double seconds,
        String stopReason,
        List<ReportedFailure> failures,
        Map<String, Coverage> coverage,
        List<String> problems,
        List<String> warnings) {
    /** How many goals were covered, how many there are, and how many of them cannot be covered. */
    public record Coverage(long covered, long total, long infeasible) {}
}
