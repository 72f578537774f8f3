package dev.selvage.samples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.Set;
import java.util.TimeZone;

/** Two threads use one object of the JDK, as the argument says. */
public final class Shared {
    private static final long DAY = 24 * 60 * 60 * 1000L;

    private Shared() {}

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "format" -> format();
            case "file" -> file();
            case "out" -> out();
            case "redirected" -> redirected();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static void both(Runnable body) throws InterruptedException {
        Thread other = new Thread(body);
        other.start();
        body.run();
        other.join();
    }

    private static void format() throws InterruptedException {
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        Thread other = new Thread(() -> expect(Set.of("1970-01-01"), format.format(new Date(0))));
        other.start();
        expect(Set.of("1970-02-05"), format.format(new Date(35 * DAY)));
        other.join();
    }

    private static void file() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("shared");
        Path file = folder.resolve("file");
        try {
            both(() -> createOnce(file));
        } finally {
            Files.deleteIfExists(file);
            Files.delete(folder);
        }
    }

    private static void createOnce(Path file) {
        try {
            if (!Files.exists(file)) Files.createFile(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void out() throws InterruptedException {
        both(() -> {
            System.out.print("a");
            System.err.printf("%d", 1);
        });
    }

    private static void redirected() throws InterruptedException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        System.setOut(new PrintStream(text, true));
        both(() -> {
            System.out.print("a");
            System.out.print("b");
        });
        expect(Set.of("abab"), text.toString());
    }

    private static void expect(Set<String> expected, String actual) {
        if (!expected.contains(actual)) throw new AssertionError(actual);
    }
}
