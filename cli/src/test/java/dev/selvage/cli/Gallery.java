package dev.selvage.cli;

import dev.selvage.gallery.Check;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** Class paths of programs to run in tests. */
final class Gallery {
    static final String LOST_UPDATE = "dev.selvage.gallery.fail.LostUpdateField";
    static final String CORRECT = "dev.selvage.gallery.success.SynchronizedBlockCounter";

    private Gallery() {}

    /** The gallery, as a jar or as a folder. */
    static String classPath() {
        return locationOf(Check.class);
    }

    /** The classes of these tests, for the programs of {@code dev.selvage.cli.programs}. */
    static String testClasses() {
        return locationOf(Gallery.class);
    }

    private static String locationOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
