package dev.selvage.generated;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;

/** Which seeds are done, and what came of them; kept in a file, so that a soak can be interrupted. */
final class Progress {
    private final Path file;
    private final Map<Long, Checked> done = new TreeMap<>();

    private Progress(Path file) {
        this.file = file;
    }

    static Progress in(Path folder) throws IOException {
        Files.createDirectories(folder);
        Progress progress = new Progress(folder.resolve("seeds.txt"));
        if (!Files.exists(progress.file)) return progress;
        for (String line : Files.readAllLines(progress.file)) {
            Checked checked = Checked.parse(line);
            progress.done.put(checked.seed(), checked);
        }
        return progress;
    }

    boolean isDone(long seed) {
        return done.containsKey(seed);
    }

    void add(Checked checked) throws IOException {
        done.put(checked.seed(), checked);
        Files.writeString(file, checked + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    String line(long last) {
        long disagreements = done.values().stream()
                .filter(checked -> checked.disagreements() > 0)
                .count();
        return done.size() + " programs of " + last + ", " + disagreements + " with disagreements";
    }

    Summary summary(long first, long last) {
        return new Summary(done.values().stream()
                .filter(checked -> checked.seed() >= first && checked.seed() <= last)
                .toList());
    }
}
