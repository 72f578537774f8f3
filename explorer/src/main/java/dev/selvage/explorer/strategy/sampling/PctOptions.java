package dev.selvage.explorer.strategy.sampling;

import dev.selvage.api.option.Option;

/** The options of {@code pct}. */
public record PctOptions(
        @Option(
                help = "how many orders of steps a failure may need",
                label = "D",
                standard = "3",
                least = 1,
                most = 999_999,
                positional = true)
        int depth) {}
