package dev.selvage.bench;

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
        try {
            return MainProgram.open(new ProgramInfo(
                    List.of(location().toString()), mainClass.getName(), List.of(arguments), List.of(), List.of()));
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
