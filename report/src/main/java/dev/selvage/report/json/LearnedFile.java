package dev.selvage.report.json;

import dev.selvage.report.model.LearnedOrders;
import java.io.IOException;
import java.nio.file.Path;

/** The file in which a strategy keeps what it learned. */
public final class LearnedFile {
    private static final String REMEDY = "name a file that 'selvage run --learned' has written, or a new one";
    private static final JsonFile<LearnedOrders> FILE = new JsonFile<>(LearnedOrders.class, REMEDY);

    private LearnedFile() {}

    /** Throws {@link BrokenFileException} where it cannot be written. */
    public static void write(Path file, LearnedOrders learned) {
        try {
            FILE.write(file, learned);
        } catch (IOException e) {
            throw new BrokenFileException(file, "cannot be written", REMEDY, e);
        }
    }

    /** Throws {@link BrokenFileException} where there is nothing learned. */
    public static LearnedOrders read(Path file) {
        LearnedOrders learned = FILE.read(file);
        if (learned.format().equals(LearnedOrders.FORMAT)) return learned;
        String problem = "has the format \"" + learned.format() + "\" instead of \"" + LearnedOrders.FORMAT + "\"";
        throw new BrokenFileException(file, problem, REMEDY, null);
    }
}
