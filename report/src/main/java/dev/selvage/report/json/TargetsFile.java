package dev.selvage.report.json;

import dev.selvage.report.model.TargetsReport;
import java.io.IOException;
import java.nio.file.Path;

/** The file {@code targets.json}: what a directed strategy tried to bring about. */
public final class TargetsFile {
    private static final JsonFile<TargetsReport> FILE =
            new JsonFile<>(TargetsReport.class, "run the campaign again with 'selvage run'");

    private TargetsFile() {}

    public static void write(Path file, TargetsReport targets) throws IOException {
        FILE.write(file, targets);
    }

    /** Throws {@link BrokenFileException} where there are no targets. */
    public static TargetsReport read(Path file) {
        return FILE.read(file);
    }
}
