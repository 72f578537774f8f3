package dev.selvage.agent;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;

/** Puts the runtime, which travels inside the agent's jar, into the boot class loader. */
final class BootRuntime {
    private static final String RESOURCE = "/selvage-runtime.jar";

    private BootRuntime() {}

    static void append(Instrumentation instrumentation) throws IOException {
        try (JarFile jar = new JarFile(copy())) {
            instrumentation.appendToBootstrapClassLoaderSearch(jar);
        }
    }

    /** The JVM reads classes from the copy as long as it lives. */
    private static File copy() throws IOException {
        try (InputStream resource = BootRuntime.class.getResourceAsStream(RESOURCE)) {
            if (resource == null) throw new IOException("this jar is incomplete: it lacks " + RESOURCE);
            File copy = newFile();
            copy.deleteOnExit();
            Files.write(copy.toPath(), resource.readAllBytes());
            return copy;
        }
    }

    /** A file that nobody else can have put there: without the JDK's random names, whose first use takes its time. */
    private static File newFile() throws IOException {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        String name = "selvage-runtime-" + ProcessHandle.current().pid() + "-" + System.nanoTime();
        File file = folder.resolve(name + ".jar").toFile();
        if (!file.createNewFile()) throw new IOException(file + " is in the way");
        return file;
    }
}
