package dev.selvage.explorer.plugin;

import dev.selvage.agent.Rewritten;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Loads plug-ins, which see the tool but are none of its packages. It claims to have rewritten its classes, so that nobody else does: they
 * are part of the tool and not of the program.
 */
final class PluginLoader extends URLClassLoader implements Rewritten {
    private PluginLoader(URL[] urls) {
        super("selvage-plugins", urls, PluginLoader.class.getClassLoader());
    }

    /** @param path jars and folders */
    static PluginLoader of(List<Path> path) {
        return new PluginLoader(path.stream().map(PluginLoader::url).toArray(URL[]::new));
    }

    private static URL url(Path element) {
        if (!Files.exists(element)) throw new PluginException("plug-in " + element + " does not exist");
        if (!Files.isReadable(element)) throw new PluginException("plug-in " + element + " cannot be read");
        try {
            return element.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new PluginException("plug-in " + element + " has no name that can be loaded from", e);
        }
    }
}
