package dev.selvage.generated.run;

import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.program.JavaSource;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The class files of a generated program. */
public record CompiledProgram(GeneratedProgram program, Path folder) {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    // One for all: it knows the class files of the JDK, which take longer to find than a program takes to compile.
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    /** Compiles {@code source}, which is that of {@code program}, into an empty folder. */
    public static CompiledProgram of(GeneratedProgram program, String source, Path folder) {
        StringWriter complaints = new StringWriter();
        List<String> options = List.of("-proc:none", "-nowarn", "-g", "-cp", classPath(), "-d", folder.toString());
        try {
            Files.createDirectories(folder);
            boolean compiled = COMPILER.getTask(
                            complaints, FILES, null, options, null, List.of(new Source(program.name(), source)))
                    .call();
            if (!compiled) throw new IllegalStateException(complaints + "\n" + source);
            return new CompiledProgram(program, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static CompiledProgram of(GeneratedProgram program, Path folder) {
        return of(program, JavaSource.of(program), folder);
    }

    /** Where this module's classes are, which some of the programs use, and all that can be used besides the JDK. */
    public static String classPath() {
        try {
            return Path.of(CompiledProgram.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
