package dev.selvage.coexistence.asked;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ResourceBundle;

/** What is found of the files on the class path. */
final class AboutResources {
    private static final String FOLDER = "dev/selvage/coexistence/asked/";

    private AboutResources() {}

    static void ask(Answers answers) {
        ClassLoader app = Questions.class.getClassLoader();
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        List<String> names = List.of(
                "text.txt",
                "with space ü.txt",
                FOLDER + "Questions.class",
                FOLDER + "library/Provider.class",
                FOLDER + "signed/Signed.class",
                FOLDER + "signed",
                FOLDER,
                "many/Versions.class",
                "many/",
                "META-INF/MANIFEST.MF",
                "META-INF/versions/17/many/Versions.class",
                "java/lang/Object.class",
                "dev/selvage/cli/Main.class",
                "../text.txt",
                "/text.txt",
                "",
                ".");
        for (String name : names) {
            answers.ask(name + " of loader", () -> app.getResource(name));
            answers.ask(name + " of context", () -> context.getResource(name));
            answers.ask(name + " of system", () -> ClassLoader.getSystemResource(name));
            answers.ask(name + " of class", () -> Questions.class.getResource(name));
            answers.ask(name + " from root", () -> Questions.class.getResource("/" + name));
            answers.ask(name + " all", () -> all(app.getResources(name)));
            answers.ask(name + " all of system", () -> all(ClassLoader.getSystemResources(name)));
            answers.ask(
                    name + " streamed",
                    () -> app.resources(name).map(URL::toString).toList());
            answers.ask(name + " length", () -> length(app.getResourceAsStream(name)));
            answers.ask(name + " length of system", () -> length(ClassLoader.getSystemResourceAsStream(name)));
            answers.ask(name + " length of class", () -> length(Questions.class.getResourceAsStream("/" + name)));
            answers.ask(
                    name + " of module",
                    () -> length(Questions.class.getModule().getResourceAsStream(name)));
        }
        answers.ask("manifest by connection", () -> manifest(app));
        answers.ask("first line", () -> firstLine(app));
        answers.ask("bundle", () -> ResourceBundle.getBundle("bundle").getString("key"));
    }

    private static String manifest(ClassLoader app) throws Exception {
        URL url = app.getResource(FOLDER + "library/Provider.class");
        JarURLConnection connection = (JarURLConnection) url.openConnection();
        return connection.getMainAttributes().getValue("Implementation-Version") + connection.getJarFileURL();
    }

    private static String firstLine(ClassLoader app) throws Exception {
        InputStream in = app.getResourceAsStream("text.txt");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.readLine();
        }
    }

    private static String all(Enumeration<URL> urls) {
        return Collections.list(urls).toString();
    }

    private static String length(InputStream in) throws Exception {
        if (in == null) return "none";
        try (in) {
            return String.valueOf(in.readAllBytes().length);
        }
    }
}
