package dev.selvage.cli.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A correct program that is nearly always between the beginning and the end of a run. Writes to the file that its second argument names. */
public final class CountsInTwoThreads {
    private static final int TIMES = 1_000;

    private static volatile int last;

    private CountsInTwoThreads() {}

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(CountsInTwoThreads::count);
        other.start();
        count();
        other.join();
        say(Path.of(args[1]));
    }

    private static void count() {
        for (int i = 0; i < TIMES; i++) last = i;
    }

    private static void say(Path file) throws IOException {
        if (Files.size(file) == 0) Files.writeString(file, "x");
    }
}
