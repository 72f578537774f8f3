package dev.selvage.launcher;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Where the tool is, as files. */
public final class ToolFiles {
    private static final String AGENT = "dev.selvage.agent.Agent";

    private ToolFiles() {}

    /** The jar or folder from which a class was loaded. */
    public static Path of(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null) throw new IllegalArgumentException(type + " comes from no file");
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The jar of the agent that is on the class path of this JVM, as that of a user who has the tool from a repository. Nothing where it is a folder of classes: the
     * agent cannot be started from that.
     */
    public static Optional<Path> agentJar() {
        try {
            Class<?> agent = Class.forName(AGENT, false, ToolFiles.class.getClassLoader());
            return Optional.of(of(agent)).filter(ToolFiles::isAgent);
        } catch (ClassNotFoundException notThere) {
            return Optional.empty();
        }
    }

    private static boolean isAgent(Path file) {
        if (!Files.isRegularFile(file)) return false;
        try (JarFile jar = new JarFile(file.toFile())) {
            Manifest manifest = jar.getManifest();
            return manifest != null && AGENT.equals(manifest.getMainAttributes().getValue("Premain-Class"));
        } catch (IOException unreadable) {
            return false;
        }
    }
}
