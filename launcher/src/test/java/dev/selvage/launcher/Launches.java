package dev.selvage.launcher;

import dev.selvage.launcher.EntryPoint.MainClass;
import java.io.File;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Starts main classes of these tests as somebody does who has the tool on the class path. */
public final class Launches {
    private Launches() {}

    public static JvmCommand of(Class<?> mainClass) {
        Path agent = ToolFiles.agentJar().orElseThrow();
        return JvmCommand.of(new MainClass(agent, classPath(), mainClass.getName()))
                .withOptions(JvmOptions.forOneRun())
                .withOutput(Redirect.DISCARD, Redirect.INHERIT);
    }

    private static List<Path> classPath() {
        return Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(System.getProperty("java.class.path"))
                .map(Path::of)
                .toList();
    }
}
