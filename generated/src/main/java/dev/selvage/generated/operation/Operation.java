package dev.selvage.generated.operation;

import java.util.Set;

/**
 * Something that a thread can do.
 *
 * @param code Java statements, in which {@code $o} stands for the object, {@code $v} for a number, {@code $t} for a thread, {@code $n}
 *     for a number that no other statement has, and {@code $body} for further statements; a value that was read is added to the local variable {@code r}
 */
public record Operation(String name, String code, Set<Trait> traits) {
    private static final String BODY = "$body";

    /** An operation that reports nothing. */
    static Operation act(String name, String code, Trait... traits) {
        return new Operation(name, code, Set.of(traits));
    }

    /** An operation that reports the value of an expression. */
    static Operation look(String name, String expression, Trait... traits) {
        return act(name, "r += " + expression + " + \" \";", traits);
    }

    public boolean is(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether there are statements inside it. */
    public boolean hasBody() {
        return code.contains(BODY);
    }

    /** Whether it concerns a thread. */
    public boolean hasThread() {
        return code.contains("$t");
    }
}
