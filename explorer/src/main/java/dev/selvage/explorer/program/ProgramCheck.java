package dev.selvage.explorer.program;

import dev.selvage.agent.MainMethod;
import dev.selvage.agent.Rewritten;
import dev.selvage.report.model.ProgramInfo;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Looks whether a program can be started; needs no agent, so that a typing error costs no second. */
public final class ProgramCheck {
    private ProgramCheck() {}

    /** Returns where the program begins if it can be started, and says in one line what to do if not. */
    public static MainMethod check(ProgramInfo program) throws ProgramException {
        for (String element : program.classPath()) {
            if (Files.exists(Path.of(element))) continue;
            boolean modular = isModular(program);
            throw new ProgramException((modular ? "module" : "class") + " path element " + element
                    + " does not exist; check " + (modular ? "-p" : "-cp"));
        }
        ProgramModules modules = ProgramModules.of(program);
        String mainClass = ProgramModules.mainClass(program, modules);
        String name = "class " + mainClass;
        try (Peek loader = new Peek(ProgramModules.places(program, modules))) {
            // Not initialised: no code of the program runs here.
            Class<?> type = Class.forName(mainClass, false, loader);
            return MainMethod.of(type).orElseThrow(() -> new ProgramException(name + withoutMain()));
        } catch (ClassNotFoundException e) {
            String path = String.join(File.pathSeparator, program.classPath());
            throw new ProgramException(
                    isModular(program)
                            ? name + " is not in that module (module path " + path + "); check -p and the name"
                            : name + " is not on the class path (" + path + "); check -cp and the name");
        } catch (LinkageError | IOException e) {
            throw new ProgramException(name + " cannot be loaded: " + e);
        }
    }

    private static boolean isModular(ProgramInfo program) {
        return program.mainClass().indexOf('/') >= 0;
    }

    private static String withoutMain() {
        return Runtime.version().feature() < MainMethod.ANY_SINCE
                ? " has no method public static void main(String[])"
                : " has no main method that java could start";
    }

    /** A throw-away loader; the mark keeps the agent from rewriting what is only looked at. */
    private static final class Peek extends URLClassLoader implements Rewritten {
        Peek(List<Path> classPath) throws MalformedURLException {
            super(urls(classPath), ClassLoader.getPlatformClassLoader());
        }

        private static URL[] urls(List<Path> classPath) throws MalformedURLException {
            URL[] urls = new URL[classPath.size()];
            for (int i = 0; i < urls.length; i++) {
                urls[i] = classPath.get(i).toUri().toURL();
            }
            return urls;
        }
    }
}
