package dev.selvage.report.console;

import dev.selvage.report.model.ComparedStrategy;
import dev.selvage.report.model.ComparedStrategy.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Strategies side by side, as a table of plain text. */
public final class ComparisonText {
    private static final List<String> HEADER = List.of(
            "strategy",
            "first failure: runs",
            "time",
            "steps",
            "in all: runs",
            "time",
            "steps",
            "search over",
            "failures",
            "pairs");

    private ComparisonText() {}

    /** The whole text, with a line feed at its end. */
    public static String render(List<ComparedStrategy> strategies) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(HEADER);
        for (ComparedStrategy strategy : strategies) rows.add(row(strategy));
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) text.append(line(row, widths(rows))).append('\n');
        for (ComparedStrategy strategy : strategies) {
            text.append(remarks("Problem", strategy, strategy.control().problems()));
            text.append(remarks("Warning", strategy, strategy.control().warnings()));
            boolean timeMatters = strategy.exhausted() && strategy.control().timeoutsLast();
            if (timeMatters)
                text.append(remarks("Note", strategy, List.of(strategy.control().aboutTimeouts())));
        }
        return text.toString();
    }

    private static String remarks(String kind, ComparedStrategy strategy, List<String> remarks) {
        StringBuilder text = new StringBuilder();
        for (String remark : remarks) {
            text.append(kind).append(" with ").append(Printable.line(strategy.strategy()));
            text.append(": ").append(Printable.line(remark)).append('\n');
        }
        return text.toString();
    }

    private static List<String> row(ComparedStrategy strategy) {
        List<String> row = new ArrayList<>();
        row.add(Printable.line(strategy.strategy()));
        row.addAll(effort(strategy.toFirstFailure()));
        row.addAll(effort(strategy.inAll()));
        row.add(strategy.exhausted() ? "yes" : "no");
        row.add(String.valueOf(strategy.failures()));
        row.add(String.format(Locale.ROOT, "%,d", strategy.pairs()));
        return row;
    }

    private static List<String> effort(@Nullable Effort effort) {
        if (effort == null) return List.of("-", "-", "-");
        return List.of(
                String.format(Locale.ROOT, "%,d", effort.runs()),
                String.format(Locale.ROOT, "%.2f s", effort.seconds()),
                String.format(Locale.ROOT, "%,d", effort.steps()));
    }

    private static int[] widths(List<List<String>> rows) {
        int[] widths = new int[HEADER.size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++)
                widths[i] = Math.max(widths[i], row.get(i).length());
        }
        return widths;
    }

    /** Names to the left, figures to the right. */
    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String space = " ".repeat(widths[i] - row.get(i).length());
            line.append(i == 0 ? row.get(i) + space : "  " + space + row.get(i));
        }
        return line.toString();
    }
}
