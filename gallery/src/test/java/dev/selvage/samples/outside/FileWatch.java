package dev.selvage.samples.outside;

import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.CountDownLatch;

/** Watches two folders: a thread of the JDK answers who registers and cancels, and tells of a new file. With an argument the service is left open. */
public final class FileWatch {
    private static final CountDownLatch SEEN = new CountDownLatch(1);

    private FileWatch() {}

    public static void main(String[] args) throws Exception {
        Path first = Files.createTempDirectory("watched");
        Path second = Files.createTempDirectory("watched");
        WatchService service = first.getFileSystem().newWatchService();
        first.register(service, StandardWatchEventKinds.ENTRY_CREATE);
        Thread watcher = new Thread(() -> watch(service), "watcher");
        watcher.start();
        WatchKey other = second.register(service, StandardWatchEventKinds.ENTRY_DELETE);
        Files.createFile(first.resolve("new"));
        SEEN.await();
        other.cancel();
        if (other.isValid()) throw new AssertionError("a cancelled key is valid");
        if (args.length == 0) service.close();
        else watcher.interrupt();
        watcher.join();
    }

    private static void watch(WatchService service) {
        try {
            while (true) {
                WatchKey key = service.take();
                key.pollEvents().forEach(event -> SEEN.countDown());
                key.reset();
            }
        } catch (InterruptedException | ClosedWatchServiceException end) {
            // As the main thread wants it.
        }
    }
}
