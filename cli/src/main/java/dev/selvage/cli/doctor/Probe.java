package dev.selvage.cli.doctor;

import java.util.List;

/**
 * A shipped program with what must come of it; its name is that of its class behind {@code dev.selvage.gallery}.
 *
 * @param kinds the failures any of which is right
 */
public record Probe(String program, Expectation expectation, List<String> kinds) {
    enum Expectation {
        /** A failure is found, of one of the kinds, and repeats. */
        FAILS,
        /** No failure is found. */
        STAYS_GREEN,
        /** The program fails in each run with the same message, which tells what it saw. */
        REPEATS,
        /** The program is refused: it would not be under control. */
        IS_REFUSED
    }

    static Probe fails(String program, String... kinds) {
        return new Probe("fail." + program, Expectation.FAILS, List.of(kinds));
    }

    static Probe staysGreen(String program) {
        return new Probe("success." + program, Expectation.STAYS_GREEN, List.of());
    }

    static Probe of(String program, Expectation expectation, String... kinds) {
        return new Probe("selfcheck." + program, expectation, List.of(kinds));
    }
}
