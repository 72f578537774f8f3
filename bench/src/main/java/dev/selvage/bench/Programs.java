package dev.selvage.bench;

import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.report.model.ProgramInfo;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** Opens the programs that are measured, from wherever this class comes from. */
public final class Programs {
    private Programs() {}

    public static Program open(Class<?> mainClass, String... arguments) {
        return open(Isolation.STATICS, mainClass, arguments);
    }

    public static Program open(Isolation isolation, Class<?> mainClass, String... arguments) {
        ProgramInfo info = new ProgramInfo(
                List.of(location().toString()), mainClass.getName(), List.of(arguments), List.of(), List.of());
        try {
            return MainProgram.open(info, isolation);
        } catch (ProgramException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The jar, or folder, of this module's classes. */
    static Path location() {
        try {
            return Path.of(Programs.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
