package dev.selvage.coexistence.programs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Loads a native library, as every class with native methods does; its loader is another one in each run. */
public final class LoadsLibrary {
    /** Only a new class has an empty one. */
    private static final List<String> LOADED = new ArrayList<>();

    static {
        // One that no class of the JDK has loaded here.
        Path library = Path.of(System.getProperty("java.home"), "lib", System.mapLibraryName("prefs"));
        System.load(library.toString());
        System.load(library.toString());
        LOADED.add(library.toString());
    }

    private LoadsLibrary() {}

    public static void main(String[] args) {
        Two.threads(() -> {
            synchronized (LOADED) {
                LOADED.add("again");
            }
        });
        if (LOADED.size() != 3) throw new AssertionError(LOADED);
    }
}
