package dev.selvage.coexistence;

import dev.selvage.coexistence.programs.LoadsLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM lets one class loader only load the file of a native library. */
class NativeLibraryIT {
    @TempDir
    private Path folder;

    @Test
    void every_run_can_load_its_native_libraries() throws Exception {
        Explored.in(folder).isClean(LoadsLibrary.class.getName());
    }
}
