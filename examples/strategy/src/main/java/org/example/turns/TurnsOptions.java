package org.example.turns;

import dev.selvage.api.option.Option;

/** The options of {@link Turns}. */
record TurnsOptions(
        @Option(help = "preemptions in a run, at most", standard = "1", most = 100, positional = true)
        int preemptions) {}
