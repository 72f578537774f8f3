package dev.selvage.generated;

import dev.selvage.generated.check.Evidence;
import dev.selvage.generated.run.SearchResult;
import java.util.List;

/**
 * What came of one seed.
 *
 * @param bare how many outcomes the bare JVM has shown
 * @param infeasible how many targets directed strategies have called infeasible
 * @param exhausted names of the searches that ended by themselves
 */
record Checked(long seed, long millis, int disagreements, int bare, int infeasible, List<String> exhausted) {

    static Checked of(long seed, long millis, int disagreements, Evidence evidence) {
        List<String> exhausted = evidence.searches().stream()
                .filter(SearchResult::exhausted)
                .map(result -> result.search().name())
                .toList();
        return new Checked(
                seed,
                millis,
                disagreements,
                evidence.bare().size(),
                evidence.feasibility().claims(),
                exhausted);
    }

    static Checked parse(String line) {
        String[] words = line.split(" ", -1);
        return new Checked(
                Long.parseLong(words[0]),
                Long.parseLong(words[1]),
                Integer.parseInt(words[2]),
                Integer.parseInt(words[3]),
                Integer.parseInt(words[4]),
                words[5].isEmpty() ? List.of() : List.of(words[5].split(",")));
    }

    @Override
    public String toString() {
        return seed + " " + millis + " " + disagreements + " " + bare + " " + infeasible + " "
                + String.join(",", exhausted);
    }
}
