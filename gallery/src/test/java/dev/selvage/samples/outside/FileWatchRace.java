package dev.selvage.samples.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;

/** Who makes a file and who hears of it count without a lock; at the end a thread of the JDK still waits for more. */
public final class FileWatchRace {
    private static int count;

    private FileWatchRace() {}

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("watched");
        WatchService service = folder.getFileSystem().newWatchService();
        folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
        Thread maker = new Thread(() -> make(folder.resolve("new")));
        maker.start();
        service.take();
        count++;
        maker.join();
        if (count != 2) throw new AssertionError("expected 2 but was " + count);
    }

    private static void make(Path file) {
        try {
            Files.createFile(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        count++;
    }
}
