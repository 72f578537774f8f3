package dev.selvage.explorer.strategy.bounded;

import dev.selvage.api.option.Option;

/** The options of strategies with a bound: {@code pcb} and {@code delay}. */
public record BoundOptions(
        @Option(
                help = "the most preemptions, or delays, of a schedule",
                standard = "2",
                most = 999_999,
                positional = true)
        int bound) {}
