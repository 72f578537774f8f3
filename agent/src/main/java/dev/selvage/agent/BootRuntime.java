package dev.selvage.agent;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarFile;

/** Puts the runtime, which travels inside the agent's jar, into the boot class loader. */
final class BootRuntime {
    private static final String RESOURCE = "/selvage-runtime.jar";

    private BootRuntime() {}

    /**
     * A name of our own for the copy would save some milliseconds, but the random one of the JDK loads classes early, without
     * which the optimising compiler of JDK 17 was seen to crash on rewritten code.
     */
    static void append(Instrumentation instrumentation) throws IOException {
        Path copy = Files.createTempFile("selvage-runtime", ".jar");
        copy.toFile().deleteOnExit();
        try (InputStream resource = BootRuntime.class.getResourceAsStream(RESOURCE)) {
            if (resource == null) throw new IOException("this jar is incomplete: it lacks " + RESOURCE);
            Files.copy(resource, copy, StandardCopyOption.REPLACE_EXISTING);
        }
        try (JarFile jar = new JarFile(copy.toFile())) {
            instrumentation.appendToBootstrapClassLoaderSearch(jar);
        }
        remove(copy);
    }

    /**
     * The JVM has opened it and keeps it open, so that the name is not needed any more. A worker that is halted, or a command that is killed, would leave the
     * file behind; a campaign may start thousands.
     */
    private static void remove(Path copy) {
        // A system that keeps the names of open files has it deleted at the JVM's end, if at all.
        copy.toFile().delete();
    }
}
