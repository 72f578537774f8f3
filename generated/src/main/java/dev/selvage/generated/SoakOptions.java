package dev.selvage.generated;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;

/**
 * What the command is asked to do.
 *
 * @param first the first seed
 * @param last the last seed
 * @param runs the most runs of a search
 * @param inside the runs of each search with points inside {@code java.util.concurrent}
 * @param folder where reports and progress are kept; a command that is repeated goes on where it was
 * @param shrinkSeconds the longest time to make a program with a disagreement smaller
 */
record SoakOptions(long first, long last, long runs, long inside, Path folder, long shrinkSeconds) {
    static final String USAGE = "options: --seeds FIRST-LAST [--runs N] [--inside N] [--out FOLDER] [--shrink SECONDS]";

    static SoakOptions parse(List<String> words) {
        SoakOptions options = new SoakOptions(1, 100, 1_000, 0, Path.of("generated-out"), 30);
        for (Iterator<String> next = words.iterator(); next.hasNext(); ) {
            String option = next.next();
            if (!next.hasNext()) throw new IllegalArgumentException(USAGE);
            options = options.with(option, next.next());
        }
        return options;
    }

    private SoakOptions with(String option, String value) {
        return switch (option) {
            case "--seeds" -> withSeeds(value.split("-"));
            case "--runs" -> new SoakOptions(first, last, Long.parseLong(value), inside, folder, shrinkSeconds);
            case "--inside" -> new SoakOptions(first, last, runs, Long.parseLong(value), folder, shrinkSeconds);
            case "--out" -> new SoakOptions(first, last, runs, inside, Path.of(value), shrinkSeconds);
            case "--shrink" -> new SoakOptions(first, last, runs, inside, folder, Long.parseLong(value));
            default -> throw new IllegalArgumentException(USAGE);
        };
    }

    private SoakOptions withSeeds(String[] bounds) {
        long from = Long.parseLong(bounds[0]);
        long to = bounds.length == 1 ? from : Long.parseLong(bounds[1]);
        return new SoakOptions(from, to, runs, inside, folder, shrinkSeconds);
    }
}
