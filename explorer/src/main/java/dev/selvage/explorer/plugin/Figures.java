package dev.selvage.explorer.plugin;

import dev.selvage.api.criterion.Goals;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.OptionalLong;

/** Figures of goals. */
final class Figures {
    private Figures() {}

    /** Where it is not known how many there are, those that are covered are all. */
    static CoverageFigures of(Goals covered, OptionalLong total) {
        return new CoverageFigures(covered.size(), Math.max(covered.size(), total.orElse(0)), 0);
    }
}
