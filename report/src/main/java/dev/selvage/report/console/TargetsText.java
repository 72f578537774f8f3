package dev.selvage.report.console;

import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetPlace;
import dev.selvage.report.model.TargetsReport.TargetReport;
import java.util.ArrayList;
import java.util.List;

/** The targets of a directed strategy, one per line: what they are, what the analysis says, what came of them. */
public final class TargetsText {
    private TargetsText() {}

    /** The whole text, with a line feed at its end. */
    public static String render(TargetsReport report) {
        if (report.targets().isEmpty()) return "There are no targets.\n";
        List<List<String>> rows = new ArrayList<>();
        rows.add(header(report));
        for (TargetReport target : report.targets()) rows.add(row(target));
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) text.append(line(row, rows)).append('\n');
        return text.toString();
    }

    private static List<String> header(TargetsReport report) {
        List<String> header = new ArrayList<>(List.of("rank", "kind"));
        for (TargetPlace place : report.targets().get(0).places()) header.add(place.role());
        header.addAll(List.of("of", "before", "after", "run"));
        return header;
    }

    private static List<String> row(TargetReport target) {
        List<String> row = new ArrayList<>();
        row.add(target.rank() == null ? "-" : target.rank().toString());
        row.add(target.kind());
        for (TargetPlace place : target.places()) row.add(Printable.line(place.where()));
        TargetPlace last = target.places().get(target.places().size() - 1);
        row.add(Printable.line(last.library() == null ? memberOf(last) : inLibrary(last.library())));
        row.add(target.before());
        row.add(target.after());
        row.add(target.run() == null ? "-" : target.run().toString());
        return row;
    }

    private static String memberOf(TargetPlace place) {
        return place.member() == null ? "-" : place.member();
    }

    /** {@code java.util.HashMap.put:486@12} without its position. */
    private static String inLibrary(String library) {
        int colon = library.lastIndexOf(':');
        return colon < 0 ? library : library.substring(0, colon);
    }

    private static String line(List<String> row, List<List<String>> rows) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            int column = i;
            int width = rows.stream()
                    .mapToInt(other -> other.get(column).length())
                    .max()
                    .orElse(0);
            String space =
                    i == row.size() - 1 ? "" : " ".repeat(width - row.get(i).length() + 2);
            line.append(row.get(i)).append(space);
        }
        return line.toString();
    }
}
