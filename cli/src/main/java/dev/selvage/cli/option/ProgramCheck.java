package dev.selvage.cli.option;

import dev.selvage.cli.output.CommandException;
import dev.selvage.report.model.ProgramInfo;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Looks whether a program can be started, before the JDK is hooked for it: a typing error should cost no second. */
public final class ProgramCheck {
    private ProgramCheck() {}

    public static void check(ProgramInfo program) throws IOException {
        for (String element : program.classPath()) {
            if (Files.exists(Path.of(element))) continue;
            throw new CommandException("class path element " + element + " does not exist; check -cp");
        }
        try (URLClassLoader loader = loader(program.classPath())) {
            // Not initialised: no code of the program runs here.
            Class.forName(program.mainClass(), false, loader).getMethod("main", String[].class);
        } catch (ClassNotFoundException e) {
            throw new CommandException("class " + program.mainClass() + " is not on the class path ("
                    + String.join(File.pathSeparator, program.classPath()) + "); check -cp and the name");
        } catch (NoSuchMethodException e) {
            throw new CommandException(
                    "class " + program.mainClass() + " has no method public static void main(String[])");
        } catch (LinkageError e) {
            throw new CommandException("class " + program.mainClass() + " cannot be loaded: " + e);
        }
    }

    private static URLClassLoader loader(List<String> classPath) throws MalformedURLException {
        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++)
            urls[i] = Path.of(classPath.get(i)).toUri().toURL();
        return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    }
}
