package dev.selvage.cli.option;

import dev.selvage.explorer.plugin.Plugins;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where further strategies, oracles, criteria and reports are. */
public final class PluginsOption {
    @Option(
            names = "--plugins",
            paramLabel = "PATH",
            description = "Jars and folders with strategies, oracles, criteria and reports of your own.")
    private String path = "";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /** What there is to choose from. */
    public Plugins load() {
        List<Path> elements = new ArrayList<>();
        for (String element : path.split(File.pathSeparator, -1)) {
            if (!element.isEmpty()) elements.add(element(element));
        }
        return Plugins.load(elements);
    }

    private Path element(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new ParameterException(command.commandLine(), "--plugins: '" + text + "' is not a path", e);
        }
    }
}
