package dev.selvage.runtime;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Files and folders that a run has made: a fresh run would not find them. A file counts only if it was not there just before the JDK was asked to make it, was there
 * just after, and is the very same at the end of the run. What was there before is never touched, whatever the run did to it.
 */
final class MadeFiles {
    private static final List<Attempt> ATTEMPTS = new ArrayList<>();
    private static final List<Made> MADE = new ArrayList<>();
    private static volatile boolean any;

    private MadeFiles() {}

    /** A thread is about to make a file; {@code path} is null when it is there already. */
    private static final class Attempt {
        final Thread thread;
        final @Nullable Path path;

        Attempt(Thread thread, @Nullable Path path) {
            this.thread = thread;
            this.path = path;
        }
    }

    private static final class Made {
        final Path path;
        final Object key;

        Made(Path path, Object key) {
            this.path = path;
            this.key = key;
        }
    }

    static synchronized void attempt(Thread thread, Object file) {
        Path path = path(file);
        any = true;
        ATTEMPTS.add(new Attempt(thread, path == null || keyOf(path) != null ? null : path));
    }

    static synchronized void attempted(Thread thread) {
        for (int i = ATTEMPTS.size() - 1; i >= 0; i--) {
            if (ATTEMPTS.get(i).thread != thread) continue;
            Path path = ATTEMPTS.remove(i).path;
            if (path != null) remember(path);
            return;
        }
    }

    static synchronized void add(Object file) {
        Path path = path(file);
        any = true;
        if (path != null) remember(path);
    }

    private static void remember(Path path) {
        Object key = keyOf(path);
        if (key != null) MADE.add(new Made(path, key));
    }

    private static @Nullable Path path(Object file) {
        try {
            if (file instanceof Path) return ((Path) file).toAbsolutePath();
            return (file instanceof File ? ((File) file).toPath() : Path.of((String) file)).toAbsolutePath();
        } catch (InvalidPathException noFile) {
            return null;
        }
    }

    /** What tells the file from any other, also from one that takes its name; null when there is none. Links are not followed. */
    private static @Nullable Object keyOf(Path path) {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                    .fileKey();
        } catch (IOException notThere) {
            return null;
        }
    }

    /** Deletes them, the latest first: what is in a folder was made after it. */
    static void delete() {
        if (any) deleteAll();
    }

    private static synchronized void deleteAll() {
        any = false;
        for (int i = MADE.size() - 1; i >= 0; i--) {
            Made made = MADE.get(i);
            if (made.key.equals(keyOf(made.path))) delete(made.path);
        }
        MADE.clear();
        ATTEMPTS.clear();
    }

    private static void delete(Path path) {
        try {
            Files.delete(path);
        } catch (IOException staysThere) {
            // A folder in which somebody else has put something, or one that forbids it: the next run finds it, and
            // fails if that matters to it.
        }
    }
}
