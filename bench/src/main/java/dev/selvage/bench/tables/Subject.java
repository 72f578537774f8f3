package dev.selvage.bench.tables;

import java.util.List;

/** A program that is measured, with its name in the paper and the kind of its bug. */
record Subject(String name, String bug, Class<?> program, List<String> arguments) {
    static Subject of(String name, String bug, Class<?> program, Object... arguments) {
        return new Subject(
                name,
                bug,
                program,
                List.of(arguments).stream().map(String::valueOf).toList());
    }
}
