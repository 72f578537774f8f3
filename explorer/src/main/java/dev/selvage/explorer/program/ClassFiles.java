package dev.selvage.explorer.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.nio.file.Path;
import java.security.CodeSigner;
import java.security.CodeSource;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files on a class path, found where the application's loader of a JVM would find them. */
final class ClassFiles {
    private static final Pattern ESCAPE = Pattern.compile("%[0-9A-F]{2}");

    private final URLClassLoader files;
    private final Map<String, Optional<Manifest>> manifests = new ConcurrentHashMap<>();

    /** A class file as it was compiled. */
    record ClassFile(byte[] bytes, Origin origin) {}

    ClassFiles(List<Path> classPath) {
        URL[] urls = classPath.stream().map(ClassFiles::url).toArray(URL[]::new);
        this.files = new URLClassLoader("selvage-class-path", urls, ClassLoader.getPlatformClassLoader());
    }

    /** As a JVM makes URLs of its class path, since a program may compare them with its own: links are resolved, escapes are in small letters. */
    private static URL url(Path path) {
        String text = real(path).toUri().toString();
        try {
            return new URL(
                    ESCAPE.matcher(text).replaceAll(escape -> escape.group().toLowerCase(Locale.ROOT)));
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException notThere) {
            return path;
        }
    }

    /** The class file of a class on the class path; null when it does not have it. */
    @Nullable
    ClassFile find(String internalName) {
        String name = internalName + ".class";
        URL url = files.findResource(name);
        if (url == null) return null;
        try {
            return read(name, url);
        } catch (IOException e) {
            throw new UncheckedIOException("the class file of " + internalName + " cannot be read", e);
        }
    }

    private ClassFile read(String name, URL url) throws IOException {
        URLConnection connection = url.openConnection();
        try (InputStream stream = connection.getInputStream()) {
            byte[] bytes = stream.readAllBytes();
            // Who signed an entry is known when all of it was read.
            Origin origin = connection instanceof JarURLConnection
                    ? ofJar((JarURLConnection) connection)
                    : new Origin(new CodeSource(folder(name, url), (CodeSigner[]) null), null);
            return new ClassFile(bytes, origin);
        }
    }

    private Origin ofJar(JarURLConnection connection) throws IOException {
        URL jar = connection.getJarFileURL();
        Optional<Manifest> manifest = manifests.get(jar.toString());
        if (manifest == null) {
            manifest = Optional.ofNullable(connection.getManifest());
            manifests.put(jar.toString(), manifest);
        }
        CodeSigner[] signers = connection.getJarEntry().getCodeSigners();
        return new Origin(new CodeSource(jar, signers), manifest.orElse(null));
    }

    private static URL folder(String name, URL url) throws MalformedURLException {
        long depth = name.chars().filter(letter -> letter == '/').count();
        return new URL(url, "./" + "../".repeat((int) depth));
    }

    /** The same, of the JDK as well. */
    byte @Nullable [] bytes(String internalName) {
        try (InputStream stream = files.getResourceAsStream(internalName + ".class")) {
            return stream == null ? null : stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("the class file of " + internalName + " cannot be read", e);
        }
    }

    @Nullable
    URL resource(String name) {
        return files.findResource(name);
    }

    Enumeration<URL> resources(String name) throws IOException {
        return files.findResources(name);
    }
}
