package dev.selvage.cli.programs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A correct program that expects a file to be as short as it was before its first run, and makes it longer. */
public final class ChangesItsFile {
    private static volatile int done;

    private ChangesItsFile() {}

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> done = 1);
        other.start();
        done = 2;
        other.join();
        Path file = Path.of(args[0]);
        if (Files.size(file) > 0) throw new IllegalStateException("somebody was here before");
        Files.writeString(file, "here", StandardOpenOption.APPEND);
    }
}
