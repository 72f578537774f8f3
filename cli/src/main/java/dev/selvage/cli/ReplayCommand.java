package dev.selvage.cli;

import dev.selvage.cli.option.ClassPath;
import dev.selvage.cli.option.DurationConverter;
import dev.selvage.cli.option.EngineOption;
import dev.selvage.cli.option.PluginsOption;
import dev.selvage.cli.option.WatchdogOption;
import dev.selvage.cli.option.WholeNumber;
import dev.selvage.cli.output.CommandException;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ReplayLine;
import dev.selvage.cli.session.ExposureSession;
import dev.selvage.cli.session.ReplaySession;
import dev.selvage.explorer.plugin.PluggedOracles;
import dev.selvage.explorer.program.ProgramCheck;
import dev.selvage.explorer.replay.Reexposure;
import dev.selvage.launcher.control.Control;
import dev.selvage.report.console.FailureText;
import dev.selvage.report.json.FailureFile;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code selvage replay}: repeats a recorded failure. */
@Command(
        name = "replay",
        abbreviateSynopsis = true,
        sortOptions = false,
        description =
                "Explains a recorded failure and repeats its run: the same program, the same schedule, event by event.",
        descriptionHeading = "%n",
        parameterListHeading = "%nThe failure:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Examples:",
            "  selvage replay selvage-out/failure-1.json",
            "  selvage replay --times 100 selvage-out/failure-1.json",
            "  selvage replay -cp build/app.jar --show-output failure-1.json",
            "",
            "Exit codes: 0 the program has changed and no longer fails, 1 the failure was reproduced, 2 wrong command line or",
            "file, 3 it was not reproduced."
        })
final class ReplayCommand implements Callable<Integer> {
    private static final Duration FREE_TIME = Duration.ofSeconds(60);
    private static final Duration UNLIMITED = Duration.ofDays(365);

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "A failure-N.json that 'selvage run' has written.")
    private Path file = Path.of("");

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            description = "Class path of the program (default: the recorded one).")
    private @Nullable String classPath;

    @Option(
            names = "--times",
            paramLabel = "N",
            converter = WholeNumber.PositiveInt.class,
            description = "How often to repeat it (default: ${DEFAULT-VALUE}).")
    private int times = 1;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "Longest time to spend, as for 'selvage run' (default: none; 60s for a free run).")
    private @Nullable Duration time;

    @Option(names = "--show-output", description = "Show what the program prints.")
    private boolean showOutput;

    @Option(names = "--quiet", description = "Leave out the explanation.")
    private boolean quiet;

    @Mixin
    private final PluginsOption plugins = new PluginsOption();

    @Mixin
    private final WatchdogOption watchdog = new WatchdogOption();

    @Mixin
    private final EngineOption engine = new EngineOption();

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        Control.prepare();
        PluggedOracles oracles = plugins.load().oracles();
        FailureReport recorded = FailureFile.read(file);
        boolean exposes = Reexposure.isPossible(recorded);
        if (!recorded.hasSchedule() && !exposes) throw notRepeatable(recorded);
        ProgramInfo program = program(recorded.program());
        ProgramCheck.check(program);
        Control.install(engine.choice());
        if (!quiet) console.out().println(new FailureText(console.terminal()).render(recorded, ReplayLine.of(file)));
        Duration patience = watchdog.patience();
        if (exposes) {
            return ExposureSession.run(recorded, program, times, timeOr(FREE_TIME), patience, showOutput, console);
        }
        return new ReplaySession(file, recorded, oracles, times, console)
                .run(program, timeOr(UNLIMITED), patience, engine.choice(), showOutput);
    }

    private Duration timeOr(Duration otherwise) {
        return time == null ? otherwise : time;
    }

    private CommandException notRepeatable(FailureReport recorded) {
        return new CommandException(
                file + " tells of a free run, which has no schedule to repeat; find the failure again"
                        + " with 'selvage run --strategy " + recorded.strategy()
                        + "', or with a controlled strategy to replay it");
    }

    private ProgramInfo program(ProgramInfo recorded) {
        if (classPath == null) return recorded;
        return new ProgramInfo(
                ClassPath.parse(classPath),
                recorded.mainClass(),
                recorded.arguments(),
                recorded.include(),
                recorded.exclude());
    }
}
