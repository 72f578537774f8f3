package dev.selvage.cli.session;

import dev.selvage.agent.Agent;
import dev.selvage.cli.output.CommandException;

/** Takes control of this JVM; must come before anything else of this package. */
public final class Control {
    private Control() {}

    /** Hooks the JDK, once. */
    public static void install() throws Exception {
        if (!Agent.isPresent()) {
            throw new CommandException(
                    "the agent is not loaded; start Selvage with ./selvage or java -jar selvage.jar");
        }
        Agent.install();
    }
}
