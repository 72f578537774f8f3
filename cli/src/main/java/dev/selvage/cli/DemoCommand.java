package dev.selvage.cli;

import dev.selvage.cli.jvm.OwnJar;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.cli.output.OutputFolder;
import dev.selvage.cli.session.Doubts;
import dev.selvage.cli.session.RunSession;
import dev.selvage.cli.session.TimeLimit;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.launcher.control.Control;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code selvage demo}: the main job, done on a shipped example. */
@Command(
        name = "demo",
        description = "Finds, explains and replays a bug in a shipped example, in a few seconds.",
        descriptionHeading = "%n",
        optionListHeading = "%nOptions:%n",
        footer = {"", "Exit codes: 0 the bug was found and replayed, 2 wrong command line, 3 it was not."})
final class DemoCommand implements Callable<Integer> {
    private static final String TIMES = "20";

    private final Console console;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the example and its failure (default: ${DEFAULT-VALUE}).")
    private Path out = Path.of("selvage-out", "demo");

    DemoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        OutputFolder folder = OutputFolder.at(out);
        GalleryJar gallery = GalleryJar.copyTo(out);
        introduce();
        boolean worked = findsFailure(gallery, folder) && replaysFailure(folder.failureFile(1));
        say(
                worked
                        ? "That was all. Now your own program: selvage run --help"
                        : "The demo did not work: try 'selvage doctor'.");
        return worked ? ExitCode.OK : ExitCode.NOT_CONTROLLED;
    }

    private void introduce() throws IOException {
        say("The program, " + DemoProgram.MAIN_CLASS + ":");
        console.out().print(DemoProgram.STORY);
        console.out().println();
        DemoProgram.source().forEach(console.out()::println);
    }

    private boolean findsFailure(GalleryJar gallery, OutputFolder folder) throws Exception {
        say("1. Find the failure and explain it:");
        command("run -cp " + gallery.path() + " --out " + out + " " + DemoProgram.MAIN_CLASS);
        Control.install();
        CampaignResult result = RunSession.run(
                gallery.program(DemoProgram.MAIN_CLASS),
                Isolation.STATICS,
                Doubts.none(),
                TimeLimit.of(CampaignSettings.DEFAULT_TIME),
                CampaignSettings.defaults(),
                folder,
                console,
                RunSession.Show.FAILURES);
        return result.verdict() == Verdict.FAILURE;
    }

    private boolean replaysFailure(Path failure) throws InterruptedException {
        say("2. Replay it " + TIMES + " times from its file, in a new JVM:");
        command("replay --quiet --times " + TIMES + " " + failure);
        console.out().flush();
        int exitCode = OwnJar.run(List.of("replay", "--quiet", "--times", TIMES, failure.toString()));
        return exitCode == ExitCode.FAILURE_FOUND;
    }

    private void say(String text) {
        PrintStream stream = console.out();
        stream.println();
        stream.println(text);
    }

    private void command(String line) {
        console.out().println("   $ selvage " + line);
        console.out().println();
    }
}
