package dev.selvage.generated.operation;

import java.util.List;

/**
 * Something that threads share, or the threads themselves.
 *
 * @param declaration members of the program's class, in which {@code $o} stands for the name; empty if there is nothing to declare
 * @param state an expression for what is left in it at the end; empty if there is nothing to say
 * @param closing a statement for when all threads have ended; empty if there is nothing to close
 * @param operations what can be done with it
 */
public record Kind(String name, String declaration, String state, String closing, List<Operation> operations) {

    static Kind kind(String name, String declaration, String state, Operation... operations) {
        return new Kind(name, declaration, state, "", List.of(operations));
    }

    Kind closedBy(String statement) {
        return new Kind(name, declaration, state, statement, operations);
    }
}
