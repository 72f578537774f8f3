package dev.selvage.agent.cache;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Where files are kept from one JVM to the next; it belongs to the user, since what is in there becomes code of the JDK. */
public final class CacheFolder {
    /** Names another folder, or {@code off} for none. */
    private static final String PROPERTY = "selvage.cache";

    private static final String OFF = "off";
    static final String SUFFIX = ".cache";
    private static final String DRAFT = ".tmp";
    private static final long OLD_MILLIS = TimeUnit.DAYS.toMillis(30);

    private CacheFolder() {}

    /** The folder, which need not exist; null when nothing is to be kept. */
    static @Nullable File find() {
        String named = System.getProperty(PROPERTY, System.getenv("SELVAGE_CACHE"));
        if (OFF.equals(named)) return null;
        if (named != null && !named.isEmpty()) return new File(named);
        String standard = System.getenv("XDG_CACHE_HOME");
        if (standard != null && !standard.isEmpty()) return new File(standard, "selvage");
        String home = System.getProperty("user.home", "");
        // Where the system does not know the user's home, Java says '?'.
        return home.length() < 2 ? null : new File(home, ".cache/selvage");
    }

    /** Removes files of JDKs and agents that have not been new for long. */
    static void removeOld(File folder) {
        File[] files = folder.listFiles();
        if (files == null) return;
        long oldest = System.currentTimeMillis() - OLD_MILLIS;
        for (File file : files) {
            boolean ours = file.getName().endsWith(SUFFIX) || file.getName().endsWith(DRAFT);
            // One that cannot be removed is in nobody's way.
            if (ours && file.lastModified() < oldest) file.delete();
        }
    }

    /** Writes a file as a whole or not at all, whoever else writes it at the same time. */
    static void write(File file, byte[] content) throws IOException {
        Path target = file.toPath();
        Path folder = file.getAbsoluteFile().getParentFile().toPath();
        if (!Files.isDirectory(folder)) Files.createDirectories(folder);
        // The number of the process would make its name unique as well, but takes a pool of threads to learn.
        Path draft = Files.createTempFile(folder, "." + file.getName() + ".", DRAFT);
        try {
            Files.write(draft, content);
            Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
