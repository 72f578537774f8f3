package dev.selvage.frameworks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Runs both programs of a framework: the correct one must be clean, and the planted bug must be found and replayed. */
final class Trial {
    /** Tried one after the other until one of them finds the planted bug; among thousands of a framework's steps the first two find most. */
    private static final List<String> STRATEGIES = List.of("surw", "race-directed", "random", "rank");

    private static final int MOST_RUNS = 200;

    private final Command command;
    private final int runs;

    /** A trial with {@code runs} runs of the correct program. */
    Trial(Path root, Path out, int runs) {
        this.command = new Command(root.resolve("cli/target/selvage.jar"), out);
        this.runs = runs;
    }

    Outcome of(Framework framework) throws IOException, InterruptedException {
        Campaign correct = command.run(framework, "correct", "random", runs);
        Campaign buggy = firstThatFinds(framework);
        return new Outcome(
                correct, command.bareSeconds(framework), buggy, buggy.exit() == 1 ? command.replay(framework) : 0);
    }

    private Campaign firstThatFinds(Framework framework) throws IOException, InterruptedException {
        Campaign last = command.run(framework, "buggy", STRATEGIES.get(0), MOST_RUNS);
        for (String strategy : STRATEGIES.subList(1, STRATEGIES.size())) {
            if (last.exit() != 0) return last;
            last = command.run(framework, "buggy", strategy, MOST_RUNS);
        }
        return last;
    }
}
