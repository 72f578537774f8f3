package dev.selvage.librarytests.jars;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/** The class files of a jar, in the versions that this JVM would take. */
final class Jar implements AutoCloseable {
    private static final String SUFFIX = ".class";

    private final JarFile file;

    Jar(Path path) throws IOException {
        file = new JarFile(path.toFile(), false, JarFile.OPEN_READ, JarFile.runtimeVersion());
    }

    /** Internal names of all classes. */
    List<String> classes() {
        return file.versionedStream()
                .map(JarEntry::getName)
                .filter(name -> name.endsWith(SUFFIX) && !name.startsWith("META-INF/") && !name.endsWith("-info.class"))
                .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                .sorted()
                .toList();
    }

    /** The class file, of the JDK as well, or null. */
    byte @Nullable [] classFile(String internalName) {
        String name = internalName + SUFFIX;
        JarEntry entry = file.getJarEntry(name);
        try (InputStream in = entry == null
                ? ClassLoader.getPlatformClassLoader().getResourceAsStream(name)
                : file.getInputStream(entry)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean has(String internalName) {
        return file.getJarEntry(internalName + SUFFIX) != null;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
