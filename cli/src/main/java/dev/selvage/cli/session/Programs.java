package dev.selvage.cli.session;

import dev.selvage.cli.output.CommandException;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.report.model.ProgramInfo;

/** Opens programs for the command, which tells what is wrong with them in one line. */
public final class Programs {
    private Programs() {}

    public static Program open(ProgramInfo info) {
        return open(info, Isolation.STATICS);
    }

    public static Program open(ProgramInfo info, Isolation isolation) {
        try {
            return MainProgram.open(info, isolation);
        } catch (ProgramException e) {
            throw new CommandException(String.valueOf(e.getMessage()));
        }
    }
}
