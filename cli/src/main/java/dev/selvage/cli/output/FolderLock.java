package dev.selvage.cli.output;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** The right to write into a folder, which one process has until its end; the system takes it back from one that was killed. */
final class FolderLock {
    static final String FILE = ".selvage-lock";

    /** A lock ends with its channel, and that when nobody knows it any more. */
    private static final Queue<FileLock> HELD = new ConcurrentLinkedQueue<>();

    private FolderLock() {}

    /** Takes it; false when another process has it. Where the system knows no locks everybody gets it. */
    static boolean take(Path folder) {
        try {
            Path file = folder.resolve(FILE);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = tryLock(channel);
            if (lock == null) {
                channel.close();
                return false;
            }
            HELD.add(lock);
            file.toFile().deleteOnExit();
            return true;
        } catch (IOException noLocks) {
            return true;
        }
    }

    /** This process may have it already, for an earlier campaign. */
    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException own) {
            throw new IOException(own);
        }
    }
}
