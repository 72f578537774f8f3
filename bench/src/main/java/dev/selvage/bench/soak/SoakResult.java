package dev.selvage.bench.soak;

import dev.selvage.report.model.CampaignResult;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The samples of a phase and what follows from them. */
record SoakResult(String name, List<Sample> samples, CampaignResult campaign) {
    static final String HEADER = "| what | resource | least | second quarter | last quarter | most | verdict |\n"
            + "|---|---|---|---|---|---|---|";

    private static final int LEAST_SAMPLES = 8;

    SoakResult {
        if (samples.size() < LEAST_SAMPLES) {
            throw new IllegalArgumentException(name + " has only " + samples.size() + " samples: ask for more runs");
        }
    }

    boolean isFlat() {
        return Resource.ALL.stream().noneMatch(resource -> resource.grows(of(resource)));
    }

    private long[] of(Resource resource) {
        int index = Resource.ALL.indexOf(resource);
        return samples.stream().mapToLong(sample -> sample.values()[index]).toArray();
    }

    /** A table in markdown, one row for each resource. */
    String rows() {
        String title =
                String.format(Locale.ROOT, "%s, %,d runs, %,.0f/s", name, campaign.runs(), campaign.runsPerSecond());
        return Resource.ALL.stream().map(resource -> row(title, resource)).collect(Collectors.joining("\n"));
    }

    private String row(String title, Resource resource) {
        long[] values = of(resource);
        long[] sorted = values.clone();
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %s | %s | %s | %s |",
                title,
                resource.name(),
                figure(sorted[0], resource),
                figure(Resource.early(values), resource),
                figure(Resource.late(values), resource),
                figure(sorted[sorted.length - 1], resource),
                resource.grows(values) ? "GROWS" : "flat");
    }

    private static String figure(long value, Resource resource) {
        if (value < 0) return "?";
        return resource.unit() == 1
                ? String.format(Locale.ROOT, "%,d", value)
                : String.format(Locale.ROOT, "%.1f", (double) value / resource.unit());
    }
}
