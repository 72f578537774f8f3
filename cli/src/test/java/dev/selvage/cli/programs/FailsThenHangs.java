package dev.selvage.cli.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Ends well, fails or computes for ever: one letter of its first argument, {@code o}, {@code f} or {@code h}, for each time that it is executed. */
public final class FailsThenHangs {
    private FailsThenHangs() {}

    public static void main(String[] args) throws Exception {
        Thread idle = new Thread(() -> {});
        idle.start();
        idle.join();
        char todo = args[0].charAt(count(Path.of(args[1])));
        if (todo == 'f') throw new IllegalStateException("failed");
        if (todo == 'h') ComputesForEver.compute();
    }

    /** How often the program was executed before; the file has a letter for each time. */
    private static int count(Path file) throws IOException {
        int before = Files.exists(file) ? (int) Files.size(file) : 0;
        Files.writeString(file, "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        return before;
    }
}
