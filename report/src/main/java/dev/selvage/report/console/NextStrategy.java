package dev.selvage.report.console;

import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import java.util.Optional;
import java.util.Set;

/** Says what to try on a program in which a strategy has found nothing. */
final class NextStrategy {
    /** A search over all schedules gets to its end where a run has no more choices than this. */
    private static final long FEW_CHOICES = 40;

    private static final Set<String> SAMPLING = Set.of("random", "pos", "surw", "pct");

    private static final String NOTHING_LEFT = "nothing is left to explore";

    private NextStrategy() {}

    /**
     * Nothing where the strategy has done all that it can do.
     *
     * @param inOneJvm whether strategies can be asked for whose runs build on those before
     */
    static Optional<String> after(CampaignResult result, boolean inOneJvm) {
        boolean over =
                result.verdict() != Verdict.NO_FAILURE || result.stopReason().startsWith(NOTHING_LEFT);
        return over ? Optional.empty() : Optional.of(advice(result, inOneJvm));
    }

    private static String advice(CampaignResult result, boolean inOneJvm) {
        String family = result.strategy().split(":", 2)[0];
        if (result.engine().equals(CampaignResult.FREE)) {
            return "a controlled strategy, such as the default, random, whose failures can be replayed.";
        }
        long choices = result.control().decisionPoints() / Math.max(1, result.runs());
        if (inOneJvm && SAMPLING.contains(family) && choices <= FEW_CHOICES) {
            return "--strategy dpor; a run has about " + choices + " choices, few enough to try all schedules.";
        }
        if (SAMPLING.contains(family)) {
            return "--strategy " + (family.equals("pct") ? "pos" : "pct:3") + ", which finds other failures than "
                    + family + " in as many runs, or more time.";
        }
        return "--strategy pos or pct:3, which spread their runs over all schedules, where a search begins with those that are alike.";
    }
}
