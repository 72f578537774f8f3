package dev.selvage.librarytests.jars;

import dev.selvage.agent.ProgramClasses;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Rewrites all classes of jars in all ways and has the JVM verify them; the arguments are folders with jars. Needs the agent. */
public final class JarVerification {
    private final PrintStream out;
    private final JarCount all = new JarCount();

    private JarVerification(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        JarVerification verification = new JarVerification(System.out);
        for (String folder : args) verification.folder(Path.of(folder));
        verification.end();
        if (verification.all.broken + verification.all.refused > 0) System.exit(1);
    }

    private void folder(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList()) jar(file);
        }
    }

    private void jar(Path file) throws IOException {
        JarCount count = new JarCount();
        try (Jar jar = new Jar(file)) {
            List<String> classes = jar.classes();
            Set<String> verifiable = asTheyAre(jar, classes, count);
            for (Way way : Way.values()) verify(way, jar, verifiable, count);
        }
        all.add(count);
        String name = String.valueOf(file.getFileName());
        out.println(count.row(name.substring(0, name.length() - ".jar".length())));
    }

    private static Set<String> asTheyAre(Jar jar, List<String> classes, JarCount count) {
        Verifier bare = Verifier.untouched(jar, (name, classFile) -> classFile);
        Set<String> verifiable = new HashSet<>();
        for (String name : classes) {
            byte[] classFile = jar.classFile(name);
            if (classFile == null) continue;
            int version = (classFile[6] & 0xff) << 8 | classFile[7] & 0xff;
            count.classes++;
            count.oldest = Math.min(count.oldest, version);
            count.newest = Math.max(count.newest, version);
            if (bare.verify(name) == null) verifiable.add(name);
        }
        count.unverifiable = count.classes - verifiable.size();
        return verifiable;
    }

    private void verify(Way way, Jar jar, Set<String> verifiable, JarCount count) {
        ProgramClasses classes = way.begin(jar);
        Set<String> changed = new HashSet<>();
        Verifier verifier = way.verifier(jar, classes, changed);
        for (String name : verifiable.stream().sorted().toList()) {
            LinkageError broken = verifier.verify(name);
            if (broken != null) complain(way, name, broken, count);
        }
        count.refused += classes.untransformed().size();
        for (String refused : classes.untransformed()) out.println(way + " refused: " + refused);
        if (way != Way.FULL) return;
        count.omitted += classes.warnings().size();
        count.rewritten += changed.size();
    }

    private void complain(Way way, String name, LinkageError broken, JarCount count) {
        count.broken++;
        String text = String.valueOf(broken).replaceAll("\\s+", " ");
        out.println(way + " broken: " + name + ": " + text.substring(0, Math.min(text.length(), 400)));
    }

    private void end() {
        out.println(all.row("all"));
    }
}
