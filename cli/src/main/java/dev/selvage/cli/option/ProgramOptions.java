package dev.selvage.cli.option;

import dev.selvage.cli.output.CommandException;
import dev.selvage.report.model.ProgramInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which program to run, and which of its classes to watch. */
public final class ProgramOptions {
    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            description = "Class path of the program: jars and folders, as for java (default: the current folder).")
    private @Nullable String classPath;

    @Option(
            names = {"-p", "--module-path"},
            paramLabel = "PATH",
            description = "Module path of the program, instead of a class path: modular jars, and folders of them.")
    private @Nullable String modulePath;

    @Option(
            names = {"-m", "--module"},
            description = "What follows is a module, or MODULE/CLASS, as for java.")
    private boolean module;

    @Option(
            names = "--include",
            paramLabel = "PREFIX",
            split = ",",
            description = "Make fields and arrays scheduling points only in classes whose names begin so"
                    + " (default: all classes of the program).")
    private List<String> include = new ArrayList<>();

    @Option(
            names = "--exclude",
            paramLabel = "PREFIX",
            split = ",",
            description = "But not in these. Locks and threads stay under control everywhere.")
    private List<String> exclude = new ArrayList<>();

    @Option(
            names = "--library-points",
            paramLabel = "WHERE",
            converter = LibraryPoints.Converter.class,
            description = "Scheduling points of a call into java.util.concurrent: 'fold', one before the call, or"
                    + " 'inside', also one before each access of the library (default: fold).")
    private LibraryPoints libraryPoints = LibraryPoints.FOLD;

    @Parameters(
            index = "0",
            paramLabel = "MAINCLASS",
            description = "Class with the main method; with -m its module, or MODULE/CLASS.")
    private String mainClass = "";

    @Parameters(
            index = "1..*",
            paramLabel = "ARG",
            arity = "0..*",
            description = "Arguments of the program. Options of Selvage come before MAINCLASS.")
    private List<String> arguments = new ArrayList<>();

    public ProgramInfo info() {
        return new ProgramInfo(
                path(),
                module && mainClass.indexOf('/') < 0 ? mainClass + "/" : mainClass,
                List.copyOf(arguments),
                libraryPoints.include(include),
                List.copyOf(exclude));
    }

    private List<String> path() {
        String modules = modulePath;
        if (module != (modules != null)) {
            throw new CommandException("-p PATH and -m MODULE/CLASS belong together; check both");
        }
        if (modules == null && mainClass.indexOf('/') >= 0) {
            throw new CommandException(
                    "the name of a class has dots, and no slash: " + mainClass.replace('/', '.') + "?");
        }
        if (modules == null) return ClassPath.parse(classPath == null ? "." : classPath);
        if (classPath == null) return ClassPath.parse(modules);
        throw new CommandException("a program has a class path or a module path: give -cp or -p, not both");
    }
}
