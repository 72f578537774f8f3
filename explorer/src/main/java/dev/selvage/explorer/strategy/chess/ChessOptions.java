package dev.selvage.explorer.strategy.chess;

import dev.selvage.api.option.Option;
import java.util.List;

/** The options of {@code chess}. */
public record ChessOptions(
        @Option(
                help = "where to preempt: `sync` (locks, volatile fields, atomics and the like), `races` (and sync) or"
                        + " `all`",
                standard = "races")
        PreemptAt preemptAt,

        @Option(
                help = "methods that are not preempted, such as `com.acme.Cache.*`, with `+` between them",
                label = "METHOD+...",
                standardWords = "none")
        List<String> atomic) {
    /** Where a strategy may take the turn from a strand that could go on. */
    public enum PreemptAt {
        /** At synchronization only, accesses to volatile fields and atomics included. */
        SYNC,
        /** Also at plain accesses that are known to race. */
        RACES,
        /** Everywhere. */
        ALL
    }
}
