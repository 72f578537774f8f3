package dev.selvage.cli.session;

import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.replay.Reexposure;
import dev.selvage.explorer.replay.Reexposure.Findings;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import java.time.Duration;
import java.util.Locale;

/** The control of a directed free run, done again until the failure shows again. */
public final class ExposureSession {
    private ExposureSession() {}

    /** Exposes the failure again and gives the exit code: a failure that shows again is a failure found. */
    public static int run(
            FailureReport recorded,
            ProgramInfo info,
            int times,
            Duration limit,
            Duration patience,
            boolean show,
            Console console) {
        Program program = Programs.open(info);
        Findings findings = Reexposure.run(recorded, program, times, limit, patience, show);
        console.out()
                .println(String.format(
                        Locale.ROOT,
                        "exposed %d of %d times by the same control, in %d runs and %.1f s",
                        findings.exposures(),
                        times,
                        findings.runs(),
                        findings.seconds()));
        if (findings.exposures() == times) return ExitCode.FAILURE_FOUND;
        console.out()
                .println("What to do: a free run cannot be repeated exactly; try again, or find the failure with"
                        + " 'selvage run --strategy ctrigger:controlled', which can be replayed.");
        return ExitCode.NOT_CONTROLLED;
    }
}
