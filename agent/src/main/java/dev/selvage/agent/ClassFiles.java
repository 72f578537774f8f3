package dev.selvage.agent;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads class files as resources, without loading the class. */
final class ClassFiles {
    /** Most classes of the JDK that anybody asks for are in here, and to ask the module itself takes a fraction of the time. */
    private static final Module BASE = Object.class.getModule();

    private ClassFiles() {}

    static byte @Nullable [] ofSystem(String internalName) {
        byte[] ofBase = ofBase(internalName);
        return ofBase == null ? of(ClassLoader.getSystemClassLoader(), internalName) : ofBase;
    }

    private static byte @Nullable [] ofBase(String internalName) {
        try (InputStream resource = BASE.getResourceAsStream(internalName + ".class")) {
            return resource == null ? null : resource.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }

    static byte @Nullable [] of(ClassLoader loader, String internalName) {
        try (InputStream resource = loader.getResourceAsStream(internalName + ".class")) {
            return resource == null ? null : resource.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }
}
