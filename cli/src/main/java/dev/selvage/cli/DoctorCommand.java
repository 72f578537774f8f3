package dev.selvage.cli;

import dev.selvage.agent.rewrite.IdentitySupport;
import dev.selvage.cli.output.Checklist;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.cli.session.Control;
import dev.selvage.cli.session.SelfCheck;
import dev.selvage.engine.execution.EngineChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code selvage doctor}: checks whether programs can be controlled here. */
@Command(
        name = "doctor",
        description =
                "Checks whether programs are under control on this machine: the JDK, the agent, and example programs whose"
                        + " verdict is known.",
        descriptionHeading = "%n",
        optionListHeading = "%nOptions:%n",
        footer = {"", "Exit codes: 0 all is well, 3 something failed."})
final class DoctorCommand implements Callable<Integer> {
    private static final Set<Integer> TESTED = Set.of(17, 25);

    private final Console console;

    DoctorCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Checklist list = new Checklist(console);
        list.check("java", DoctorCommand::java);
        list.check("agent", DoctorCommand::agent);
        if (list.isGood()) {
            list.check("identity", DoctorCommand::identity);
            list.check("engine", DoctorCommand::engine);
            checkPrograms(list);
        }
        console.out().println();
        console.out().println(list.isGood() ? "All is under control here." : "Not everything is under control here.");
        return list.isGood() ? ExitCode.OK : ExitCode.NOT_CONTROLLED;
    }

    private static String java() {
        int version = Runtime.version().feature();
        String tested = TESTED.contains(version) ? "" : "; tested are 17 and 25 only";
        return Runtime.version() + " of " + System.getProperty("java.vendor") + tested;
    }

    private static String agent() throws Exception {
        long start = System.nanoTime();
        Control.install();
        return String.format(Locale.ROOT, "hooks installed in %.1f s", (System.nanoTime() - start) / 1e9);
    }

    private static String identity() {
        return IdentitySupport.isAvailable()
                ? "carriers take on the identity of a program's threads"
                : "calls of Thread.currentThread() are redirected (this JDK has no identity switch)";
    }

    private static String engine() {
        return EngineChoice.fiberProblem()
                .map(problem -> "platform: threads are threads of the system (" + problem + ")")
                .orElse("fiber: threads are continuations");
    }

    private static void checkPrograms(Checklist list) throws IOException {
        Path folder = Files.createTempDirectory("selvage-doctor");
        GalleryJar gallery = GalleryJar.copyTo(folder);
        try {
            SelfCheck.run(list, gallery::program);
        } finally {
            Files.deleteIfExists(gallery.path());
            Files.deleteIfExists(folder);
        }
    }
}
