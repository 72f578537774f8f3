package dev.selvage.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

/** The example that {@code selvage demo} shows: a bank that sometimes loses money. */
final class DemoProgram {
    static final String MAIN_CLASS = "dev.selvage.gallery.fail.BankTransfer";

    /** What the program does; what is wrong with it is for Selvage to find. */
    static final String STORY = """
            Two accounts hold 100 each. One thread pays a salary of 25 into the second account, while the
            main thread transfers 40 from the first to the second. In the end the second must hold 165,
            and with plain 'java' it nearly always does.
            """;

    private static final String SOURCE = "/demo/BankTransfer.java";
    private static final String FIRST_LINE = "class Account";

    private DemoProgram() {}

    /** The interesting lines of the source, numbered as in the file. */
    static List<String> source() throws IOException {
        try (InputStream file = DemoProgram.class.getResourceAsStream(SOURCE)) {
            if (file == null) return List.of();
            List<String> lines = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return IntStream.range(0, lines.size() - 1)
                    .dropWhile(i -> !lines.get(i).contains(FIRST_LINE))
                    .mapToObj(i -> String.format("%4d  %s", i + 1, lines.get(i)).stripTrailing())
                    .toList();
        }
    }
}
