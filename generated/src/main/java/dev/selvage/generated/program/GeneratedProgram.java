package dev.selvage.generated.program;

import dev.selvage.generated.operation.Trait;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A small concurrent program.
 *
 * @param name of its class
 * @param threads what each thread does; the first is main
 * @param joined whether main waits for the others and tells what they have left in the shared objects
 */
public record GeneratedProgram(String name, List<List<Statement>> threads, boolean joined) {

    public boolean has(Trait trait) {
        return statements().anyMatch(statement -> statement.operation().is(trait));
    }

    /** The names of the operations that occur. */
    public Set<String> operations() {
        return statements()
                .map(statement -> statement.shared().kind().name() + "."
                        + statement.operation().name())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The objects that occur. */
    Set<Shared> objects() {
        return statements().map(Statement::shared).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** How many statements there are. */
    public long size() {
        return statements().count();
    }

    private Stream<Statement> statements() {
        return threads.stream().flatMap(List::stream).flatMap(Statement::all);
    }

    /** Whether main starts the thread; otherwise one of the statements does. */
    boolean isStartedByMain(int thread) {
        return statements().noneMatch(statement -> statement.starts(thread));
    }

    boolean interrupts(int thread) {
        return statements()
                .filter(statement -> statement.operation().is(Trait.INTERRUPTS))
                .anyMatch(statement ->
                        statement.concerns(thread) || !statement.operation().hasThread());
    }

    /** All ways to make the program smaller by one step, large steps first. */
    public List<GeneratedProgram> smaller() {
        List<GeneratedProgram> results = new ArrayList<>();
        for (int thread = threads.size() - 1; thread > 0; thread--) results.add(without(thread));
        for (int thread = 0; thread < threads.size(); thread++) {
            for (List<Statement> statements : Statement.smaller(threads.get(thread))) {
                results.add(with(thread, statements));
            }
        }
        return results;
    }

    private GeneratedProgram with(int thread, List<Statement> statements) {
        List<List<Statement>> result = new ArrayList<>(threads);
        result.set(thread, statements);
        return new GeneratedProgram(name, result, joined);
    }

    /** The last thread takes the number of the one that goes. */
    private GeneratedProgram without(int gone) {
        List<List<Statement>> result = IntStream.range(0, threads.size())
                .filter(thread -> thread != gone)
                .mapToObj(threads::get)
                .map(statements -> Statement.keep(statements, statement -> !statement.concerns(gone)))
                .map(statements -> renumbered(statements, gone))
                .collect(Collectors.toCollection(ArrayList::new));
        return new GeneratedProgram(name, result, joined);
    }

    private static List<Statement> renumbered(List<Statement> statements, int gone) {
        return statements.stream()
                .map(statement -> new Statement(
                        statement.operation(),
                        statement.shared(),
                        statement.value(),
                        statement.thread() > gone ? statement.thread() - 1 : statement.thread(),
                        renumbered(statement.body(), gone)))
                .toList();
    }
}
