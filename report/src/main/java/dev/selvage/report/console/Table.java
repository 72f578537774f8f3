package dev.selvage.report.console;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table in which each row has one cell that is not empty.
 *
 * @param titles the columns
 * @param cells the only cell of each row
 * @param preface lines across all columns, before the first row
 */
record Table(List<String> titles, List<Cell> cells, List<String> preface) {

    record Cell(int column, String text) {}

    /** Columns side by side, or one cell per line behind its title where the columns would be too narrow. */
    List<String> lines(Terminal terminal) {
        int gaps = 3 * (titles.size() - 1) + 2;
        return ColumnWidths.fit(wantedWidths(), terminal.width() - gaps)
                .map(widths -> columns(widths, terminal))
                .orElseGet(() -> list(terminal));
    }

    private List<Integer> wantedWidths() {
        int[] widths = titles.stream().mapToInt(Printable::length).toArray();
        for (Cell cell : cells) {
            widths[cell.column()] = Math.max(widths[cell.column()], Printable.length(cell.text()));
        }
        return IntStream.of(widths).boxed().toList();
    }

    // ---- columns

    private List<String> columns(List<Integer> widths, Terminal terminal) {
        Symbols symbols = terminal.symbols();
        List<String> lines = new ArrayList<>();
        for (String line : row(titles, widths, symbols)) lines.add(terminal.strong(line));
        lines.add(rule(widths, symbols));
        lines.addAll(preface);
        for (Cell cell : cells) {
            List<String> row = new ArrayList<>(Collections.nCopies(titles.size(), ""));
            row.set(cell.column(), cell.text());
            lines.addAll(row(row, widths, symbols));
        }
        return lines;
    }

    private static String rule(List<Integer> widths, Symbols symbols) {
        return widths.stream()
                .map(width -> symbols.horizontal().repeat(width + 2))
                .collect(Collectors.joining(symbols.cross()));
    }

    /** The lines of one row, as many as its longest cell needs. */
    private static List<String> row(List<String> texts, List<Integer> widths, Symbols symbols) {
        List<List<String>> wrapped = IntStream.range(0, texts.size())
                .mapToObj(i -> Printable.wrap(texts.get(i), widths.get(i)))
                .toList();
        int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, height)
                .mapToObj(line -> line(line, wrapped, widths, symbols))
                .toList();
    }

    private static String line(int line, List<List<String>> wrapped, List<Integer> widths, Symbols symbols) {
        return IntStream.range(0, widths.size())
                .mapToObj(i -> {
                    List<String> cell = wrapped.get(i);
                    return " " + Printable.pad(line < cell.size() ? cell.get(line) : "", widths.get(i)) + " ";
                })
                .collect(Collectors.joining(symbols.vertical()))
                .stripTrailing();
    }

    // ---- list

    private List<String> list(Terminal terminal) {
        int longest = titles.stream().mapToInt(Printable::length).max().orElse(0);
        int first = Math.min(longest, ColumnWidths.LEAST);
        List<Integer> widths = List.of(first, terminal.width() - first - 5);
        List<String> lines = new ArrayList<>(preface);
        for (Cell cell : cells) {
            lines.addAll(row(List.of(titles.get(cell.column()), cell.text()), widths, terminal.symbols()));
        }
        return lines;
    }
}
