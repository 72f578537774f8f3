package dev.selvage.runtime;

import java.io.File;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Native libraries of the program. A file can be loaded by one class loader only, so the loader of another run gets a copy of it; what the library
 * keeps in variables of its own then begins anew, like statics.
 */
public final class NativeLibraries {
    private static final Set<String> TAKEN = new HashSet<>();

    /** Files that are younger come from the program; clocks of file systems are a little late. */
    private static final long BEGINNING = System.currentTimeMillis() - 1000;

    /** What the loader of the run has got for which file. */
    private static Map<String, String> given = new HashMap<>();

    private static WeakReference<@Nullable ClassLoader> owner = new WeakReference<>(null);

    private NativeLibraries() {}

    /** In place of the name of a file that is about to be loaded: the file for the loader of this run. */
    public static String file(String name) {
        ClassLoader loader = SystemLoader.current();
        if (loader == null || !new File(name).isFile()) return name;
        Thread me = Guard.isControlled() ? Guard.token : null;
        long state = me == null ? 0 : Section.enter();
        try {
            return fileFor(loader, new File(name).getCanonicalPath());
        } catch (IOException e) {
            return name;
        } finally {
            if (me != null) Section.exit(me, state);
        }
    }

    /** The file of a library that is looked for by its name, or null when the JVM is to look for it. */
    public static @Nullable String find(String libraryName) {
        String simpleName = System.mapLibraryName(libraryName);
        for (String folder : System.getProperty("java.library.path", "").split(File.pathSeparator)) {
            File file = new File(folder, simpleName);
            if (file.isFile()) return file(file.getAbsolutePath());
        }
        return null;
    }

    static synchronized String fileFor(ClassLoader loader, String path) throws IOException {
        if (owner.get() != loader) {
            owner = new WeakReference<>(loader);
            given = new HashMap<>();
        }
        String known = given.get(path);
        if (known != null) return known;
        String mine = TAKEN.add(path) && !isUnpacked(path) ? path : copy(path);
        given.put(path, mine);
        // It asks for the copy again, now that the JVM is about to load it.
        given.put(mine, mine);
        TAKEN.add(mine);
        return mine;
    }

    /**
     * Whether the program has made the file. The next run will do so again, under the same name as random numbers repeat, and the JVM does not survive that a library
     * is written over while it is in use.
     */
    private static boolean isUnpacked(String path) {
        return new File(path).lastModified() >= BEGINNING;
    }

    private static String copy(String path) throws IOException {
        Path folder = Files.createTempDirectory("selvage-library");
        Path copy = folder.resolve(new File(path).getName());
        folder.toFile().deleteOnExit();
        copy.toFile().deleteOnExit();
        return Files.copy(Path.of(path), copy).toRealPath().toString();
    }
}
