package dev.selvage.report.console;

import dev.selvage.report.explain.Interleaving;
import dev.selvage.report.explain.ThreadNames;
import java.util.List;
import java.util.Locale;

/** Shows an interleaving as a table with one column per thread, or as a list where the columns would be too narrow. */
final class InterleavingText {
    private final Terminal terminal;

    InterleavingText(Terminal terminal) {
        this.terminal = terminal;
    }

    List<String> lines(Interleaving interleaving, ThreadNames names) {
        List<Integer> threads = interleaving.threads();
        List<String> titles =
                threads.stream().map(id -> Printable.line(names.of(id))).toList();
        List<Table.Cell> cells = interleaving.rows().stream()
                .map(row -> new Table.Cell(threads.indexOf(row.thread()), Printable.line(row.words())))
                .toList();
        return new Table(titles, cells, earlier(interleaving.earlier())).lines(terminal);
    }

    private List<String> earlier(int events) {
        if (events == 0) return List.of();
        String verb = events == 1 ? "event is" : "events are";
        return List.of(String.format(
                Locale.ROOT, "%s %,d earlier %s in the file", terminal.symbols().ellipsis(), events, verb));
    }
}
