package dev.selvage.agent;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads class files as resources, without loading the class. */
final class ClassFiles {
    private ClassFiles() {}

    static byte @Nullable [] ofSystem(String internalName) {
        return of(ClassLoader.getSystemClassLoader(), internalName);
    }

    static byte @Nullable [] of(ClassLoader loader, String internalName) {
        try (InputStream resource = loader.getResourceAsStream(internalName + ".class")) {
            return resource == null ? null : resource.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }
}
