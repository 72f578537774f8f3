package dev.selvage.generated.program;

import dev.selvage.generated.operation.Operation;
import dev.selvage.generated.operation.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * An operation of one thread.
 *
 * @param value the number it uses, if it uses one
 * @param thread the thread it concerns, if it concerns one
 * @param body what is done inside it
 */
public record Statement(Operation operation, Shared shared, int value, int thread, List<Statement> body) {

    /** This statement and those inside it. */
    Stream<Statement> all() {
        return Stream.concat(Stream.of(this), body.stream().flatMap(Statement::all));
    }

    boolean concerns(int aThread) {
        return operation.hasThread() && thread == aThread;
    }

    boolean starts(int aThread) {
        return operation.is(Trait.STARTS) && thread == aThread;
    }

    Statement withBody(List<Statement> newBody) {
        return new Statement(operation, shared, value, thread, newBody);
    }

    /** Those of {@code statements} that stay, at whatever depth. */
    static List<Statement> keep(List<Statement> statements, Predicate<Statement> stays) {
        return statements.stream()
                .filter(stays)
                .map(statement -> statement.withBody(keep(statement.body, stays)))
                .toList();
    }

    /** All ways to make a list of statements smaller by one step. */
    static List<List<Statement>> smaller(List<Statement> statements) {
        List<List<Statement>> results = new ArrayList<>();
        for (int i = 0; i < statements.size(); i++) {
            Statement statement = statements.get(i);
            results.add(replace(statements, i, List.of()));
            if (!statement.body.isEmpty()) results.add(replace(statements, i, statement.body));
            for (List<Statement> body : smaller(statement.body)) {
                results.add(replace(statements, i, List.of(statement.withBody(body))));
            }
        }
        return results;
    }

    private static List<Statement> replace(List<Statement> statements, int index, List<Statement> replacement) {
        List<Statement> result = new ArrayList<>(statements);
        result.remove(index);
        result.addAll(index, replacement);
        return List.copyOf(result);
    }
}
