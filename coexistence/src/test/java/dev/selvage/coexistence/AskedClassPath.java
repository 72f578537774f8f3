package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.coexistence.asked.Questions;
import dev.selvage.coexistence.asked.Service;
import dev.selvage.coexistence.asked.chained.Chained;
import dev.selvage.coexistence.asked.library.Provider;
import dev.selvage.coexistence.asked.signed.Intruder;
import dev.selvage.coexistence.asked.signed.Signed;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes.Name;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A class path with one of everything: folders, jars with manifests, seals, signatures, services and several versions. */
record AskedClassPath(Path folder) {
    private static final String SEPARATOR = System.getProperty("path.separator");
    private static final String SERVICES = "META-INF/services/" + Service.class.getName();

    /** Makes it below the folder, whose name and content must survive in URLs. */
    static AskedClassPath in(Path parent) throws IOException, InterruptedException {
        AskedClassPath path = new AskedClassPath(Files.createDirectories(parent.resolve("class path+ü")));
        path.classes();
        path.library();
        path.signed();
        path.chained();
        path.versions();
        return path;
    }

    /** With a wildcard, and with a folder that is named in a roundabout way. */
    String text() {
        return String.join(
                SEPARATOR,
                folder.resolve("classes").toString(),
                folder.resolve("library.jar").toString(),
                folder.resolve("signed.jar").toString(),
                folder.resolve("more").resolve("*").toString(),
                folder.resolve("linked").toString());
    }

    private void classes() throws IOException {
        Path classes = folder.resolve("classes");
        copy(Questions.class, classes, false);
        copy(Intruder.class, classes, true);
        Files.writeString(classes.resolve("text.txt"), "in a folder\n");
        Files.writeString(classes.resolve("with space ü.txt"), "in a folder\n");
        Files.writeString(classes.resolve("bundle.properties"), "key=value\n");
        Path real = Files.createDirectories(folder.resolve("real"));
        Files.writeString(real.resolve("text.txt"), "behind a link\n");
        Files.createSymbolicLink(folder.resolve("linked"), real);
    }

    private void library() throws IOException {
        Path content = folder.resolve("content of library");
        copy(Provider.class, content, false);
        Files.writeString(content.resolve("text.txt"), "in a jar, and longer\n");
        Files.writeString(
                Files.createDirectories(content.resolve(SERVICES).getParent()).resolve(Service.class.getName()),
                Provider.class.getName() + "\n");
        Manifest manifest = manifest();
        manifest.getMainAttributes().put(Name.IMPLEMENTATION_TITLE, "Library");
        manifest.getMainAttributes().put(Name.IMPLEMENTATION_VENDOR, "Vendor");
        manifest.getMainAttributes().put(Name.IMPLEMENTATION_VERSION, "1.2.3");
        manifest.getMainAttributes().put(Name.SPECIFICATION_VERSION, "1.6");
        manifest.getMainAttributes().put(Name.CLASS_PATH, "chained.jar not-there.jar real/");
        java.util.jar.Attributes own = new java.util.jar.Attributes();
        own.put(Name.SPECIFICATION_TITLE, "Of this package alone");
        manifest.getEntries().put(entry(Provider.class.getPackageName()) + "/", own);
        jar(content, "library.jar", manifest);
    }

    private void signed() throws IOException, InterruptedException {
        Path content = folder.resolve("content of signed");
        copy(Signed.class, content, true);
        Manifest manifest = manifest();
        manifest.getMainAttributes().put(Name.SEALED, "true");
        Path jar = jar(content, "signed.jar", manifest);
        Path keys = folder.resolve("keys");
        tool(
                "keytool",
                "-genkeypair",
                "-alias",
                "me",
                "-keyalg",
                "EC",
                "-dname",
                "CN=Me",
                "-keystore",
                keys.toString(),
                "-storepass",
                "secret");
        tool("jarsigner", "-keystore", keys.toString(), "-storepass", "secret", jar.toString(), "me");
    }

    private void chained() throws IOException {
        Path content = folder.resolve("content of chained");
        copy(Chained.class, content, true);
        Manifest manifest = manifest();
        manifest.getMainAttributes().put(Name.IMPLEMENTATION_VERSION, "chained");
        jar(content, "chained.jar", manifest);
    }

    private void versions() throws IOException {
        Path content = folder.resolve("content of versions");
        compile(content, "old");
        compile(content.resolve("META-INF/versions/17"), "new");
        Manifest manifest = manifest();
        manifest.getMainAttributes().put(Name.MULTI_RELEASE, "true");
        Files.createDirectories(folder.resolve("more"));
        jar(content, "more/versions.jar", manifest);
    }

    private void compile(Path target, String text) throws IOException {
        Path source = folder.resolve("Versions.java");
        Files.writeString(
                source,
                "package many; public class Versions { public String toString() { return \"" + text + "\"; } }");
        int result = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", target.toString(), source.toString());
        assertThat(result).isZero();
    }

    private static Manifest manifest() {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Name.MANIFEST_VERSION, "1.0");
        return manifest;
    }

    private static String entry(String name) {
        return name.replace('.', '/');
    }

    /** Copies that class, or all of its package. */
    private static void copy(Class<?> type, Path target, boolean alone) throws IOException {
        Path root = Path.of(Jvm.locationOf(type));
        Path source = root.resolve(entry(type.getPackageName()));
        Path into = Files.createDirectories(target.resolve(entry(type.getPackageName())));
        try (Stream<Path> files = Files.list(source)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                if (!alone || name.equals(type.getSimpleName() + ".class")) Files.copy(file, into.resolve(name));
            }
        }
    }

    private Path jar(Path content, String name, Manifest manifest) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out, manifest);
                Stream<Path> files = Files.walk(content)) {
            for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
                jar.putNextEntry(
                        new JarEntry(content.relativize(each).toString().replace('\\', '/')));
                Files.copy(each, jar);
            }
        }
        return file;
    }

    private void tool(String name, String... arguments) throws IOException, InterruptedException {
        Path tool = Path.of(System.getProperty("java.home"), "bin", name);
        Process process = new ProcessBuilder(Stream.concat(Stream.of(tool.toString()), Stream.of(arguments))
                        .toList())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile())
                .start();
        assertThat(process.waitFor()).as(name).isZero();
    }

    /** What the program answers in a JVM that was started with these arguments. */
    List<String> answers(List<String> java, Path answers) throws IOException, InterruptedException {
        Jvm.java(folder, java).exits(0);
        return Files.readAllLines(answers);
    }
}
