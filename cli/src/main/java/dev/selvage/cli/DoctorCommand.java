package dev.selvage.cli;

import dev.selvage.agent.rewrite.IdentitySupport;
import dev.selvage.cli.doctor.OneCore;
import dev.selvage.cli.doctor.PrimitiveTable;
import dev.selvage.cli.doctor.SelfCheck;
import dev.selvage.cli.output.Checklist;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.launcher.control.Control;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code selvage doctor}: tells how each primitive of the JDK is treated, and checks whether that works here. */
@Command(
        name = "doctor",
        description =
                "Checks whether programs are under control on this machine: the JDK, the agent, and every primitive that"
                        + " concurrent programs use, by example programs whose verdict is known.",
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
        long start = System.nanoTime();
        Checklist list = new Checklist(console);
        list.check("java", DoctorCommand::java);
        list.check("agent", DoctorCommand::agent);
        // Without the agent nothing else can be checked.
        boolean good = list.isGood() && checkPrograms(list);
        String verdict = good ? "All is under control here" : "Not everything is under control here";
        console.out().printf(Locale.ROOT, "%n%s (%.1f s).%n", verdict, secondsSince(start));
        return good ? ExitCode.OK : ExitCode.NOT_CONTROLLED;
    }

    private static String java() {
        int version = Runtime.version().feature();
        String tested = TESTED.contains(version) ? "" : "; tested are 17 and 25 only";
        return Runtime.version() + " of " + System.getProperty("java.vendor") + tested;
    }

    private static String agent() throws Exception {
        long start = System.nanoTime();
        Control.install();
        return String.format(Locale.ROOT, "hooks installed in %.1f s", secondsSince(start));
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static String identity() {
        return IdentitySupport.isAvailable()
                ? "carriers take on the identity of a program's threads"
                : "calls of Thread.currentThread() are redirected (this JDK has no identity switch)";
    }

    private boolean checkPrograms(Checklist list) throws IOException {
        Path folder = Files.createTempDirectory("selvage-doctor");
        GalleryJar gallery = GalleryJar.copyTo(folder);
        try {
            SelfCheck check = new SelfCheck(gallery::program);
            list.check("identity", DoctorCommand::identity);
            list.check("one core", OneCore::check);
            list.check("engine", check::engine);
            return checkPrimitives(check) && list.isGood();
        } finally {
            Files.deleteIfExists(gallery.path());
            Files.deleteIfExists(folder);
        }
    }

    private boolean checkPrimitives(SelfCheck check) {
        PrimitiveTable table = PrimitiveTable.ofThisJdk(console);
        console.out().println();
        boolean good = table.print(check);
        console.out().println();
        PrimitiveTable.legend().forEach(console.out()::println);
        console.out().println();
        console.out().println(table.summary());
        return good;
    }
}
