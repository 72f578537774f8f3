package dev.selvage.suites;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;

/** Finds the test methods of a suite, and has one run on the bare JVM. */
record Tests(Suite suite, Jvm jvm, String classPath) {
    private static final int LIMIT_SECONDS = 40;

    List<Test> all(Path jar) throws IOException, InterruptedException {
        List<Test> tests = new ArrayList<>();
        for (String line : output("dev.selvage.suites.program.TestList", classes(jar))) {
            String[] words = line.split(" ");
            if (words[0].equals("test")) tests.add(new Test(words[1], words[2]));
        }
        return tests;
    }

    private List<String> classes(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class") && !name.contains("$"))
                    .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
                    .filter(suite::wants)
                    .sorted()
                    .toList();
        }
    }

    /** How a test ends without Selvage. */
    String bare(Test test) throws IOException, InterruptedException {
        for (String line : output("dev.selvage.suites.program.BareTest", List.of(test.type(), test.method()))) {
            if (line.startsWith("bare ")) return line.substring(5);
        }
        return "does not end in " + LIMIT_SECONDS + " s";
    }

    private List<String> output(String mainClass, List<String> arguments) throws IOException, InterruptedException {
        Process process = jvm.start(List.of(), classPath, mainClass, arguments);
        Watch watch = new Watch(process, LIMIT_SECONDS);
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            return reader.lines().toList();
        } finally {
            watch.end();
        }
    }
}
