package dev.selvage.generated.check;

import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.program.JavaSource;
import dev.selvage.generated.run.SearchResult;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A disagreement for people: the program, who has seen what, and a schedule for what is missing. */
public final class Report {
    private final Evidence evidence;
    private final StringBuilder text = new StringBuilder();

    private Report(Evidence evidence) {
        this.evidence = evidence;
    }

    public static String of(Evidence evidence) {
        return new Report(evidence).write();
    }

    /** What went wrong with a correct program. */
    public static String of(GeneratedProgram program, List<Disagreement> found) {
        return JavaSource.of(program) + "\n"
                + found.stream().map(Disagreement::toString).collect(Collectors.joining("\n")) + "\n";
    }

    private String write() {
        text.append(JavaSource.of(evidence.program())).append('\n');
        evidence.disagreements().forEach(disagreement -> line(disagreement.toString()));
        line("");
        evidence.searches().forEach(this::search);
        line("bare JVM " + evidence.bare());
        evidence.disagreements().stream().flatMap(this::schedules).distinct().forEach(this::line);
        return text.toString();
    }

    private void search(SearchResult result) {
        String claim = result.exhausted() ? "exhausted in " : "ended after ";
        line(result.search().name() + " " + claim + result.runs() + " runs: "
                + result.outcomes().keySet());
    }

    private Stream<String> schedules(Disagreement disagreement) {
        String outcome = disagreement.detail();
        return evidence.searches().stream()
                .filter(result -> result.search().name().equals(disagreement.witness()))
                .filter(result -> result.outcomes().containsKey(outcome))
                .map(result -> "'" + outcome + "' by choices "
                        + Arrays.toString(result.outcomes().get(outcome)) + " of " + disagreement.witness());
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
