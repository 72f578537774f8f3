package dev.selvage.cli;

import dev.selvage.cli.output.CommandException;
import dev.selvage.report.model.ProgramInfo;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The shipped example programs, copied out of the command's own jar so that they can be on a class path. */
final class GalleryJar {
    private static final String NAME = "selvage-gallery.jar";

    private final Path jar;

    private GalleryJar(Path jar) {
        this.jar = jar;
    }

    static GalleryJar copyTo(Path folder) {
        Path jar = folder.resolve(NAME);
        try (InputStream shipped = GalleryJar.class.getResourceAsStream("/" + NAME)) {
            if (shipped == null) throw new CommandException("this selvage.jar is incomplete: it lacks " + NAME);
            if (!Files.isDirectory(folder)) Files.createDirectories(folder);
            Files.copy(shipped, jar, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw CommandException.of("write", jar, e);
        }
        return new GalleryJar(jar);
    }

    ProgramInfo program(String mainClass) {
        return new ProgramInfo(
                List.of(jar.toAbsolutePath().normalize().toString()), mainClass, List.of(), List.of(), List.of());
    }

    /** The jar as a user would put it on a class path. */
    Path path() {
        return jar;
    }
}
