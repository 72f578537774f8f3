package dev.selvage.agent.cache;

import java.io.File;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/** What rewritten classes of the JDK depend on: the JDK, and the agent that rewrites them. */
final class CacheKey {
    private CacheKey() {}

    /** The key of this JVM; null when the agent is no jar, of which one could see that it has changed. */
    static @Nullable String here() throws URISyntaxException {
        File code = new File(CacheKey.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        if (!code.isFile()) return null;
        File jdk = new File(System.getProperty("java.home"), "lib/modules");
        String vm = System.getProperty("java.vm.version") + ' ' + System.getProperty("os.arch");
        return vm + ' ' + stamp(jdk) + ' ' + stamp(code);
    }

    private static String stamp(File file) {
        return file.getPath() + ' ' + file.length() + ' ' + file.lastModified();
    }
}
