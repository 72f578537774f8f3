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
    private static final int SCOUT_SECONDS = 400;

    List<Test> all(Path jar) throws IOException, InterruptedException {
        List<Test> tests = new ArrayList<>();
        for (String line : output("dev.selvage.suites.program.TestList", classes(jar), LIMIT_SECONDS)) {
            String[] words = line.split(" ");
            if (words[0].equals("test")) tests.add(new Test(words[1], words[2]));
        }
        return tests;
    }

    /** Those that may start threads: what a bare JVM saw to start none is left out, which takes far less than a run under control. */
    List<Test> withThreads(List<Test> tests) throws IOException, InterruptedException {
        List<Test> kept = new ArrayList<>(tests);
        for (List<Test> rest = tests; !rest.isEmpty(); ) {
            int done = leaveOut(rest, kept);
            // Whoever gave no answer ended or held up the JVM.
            rest = rest.subList(Math.min(done + 1, rest.size()), rest.size());
        }
        return kept;
    }

    /** Returns how many answers there were. */
    private int leaveOut(List<Test> tests, List<Test> kept) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>();
        for (Test test : tests) arguments.addAll(List.of(test.type(), test.method()));
        int answers = 0;
        for (String line : output("dev.selvage.suites.program.StartedThreads", arguments, SCOUT_SECONDS)) {
            String[] words = line.split(" ");
            if (!words[0].equals("started") || words.length != 4) continue;
            answers++;
            if (words[3].equals("0")) kept.remove(new Test(words[1], words[2]));
        }
        return answers;
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
        for (String line :
                output("dev.selvage.suites.program.BareTest", List.of(test.type(), test.method()), LIMIT_SECONDS)) {
            if (line.startsWith("bare ")) return line.substring(5);
        }
        return "does not end in " + LIMIT_SECONDS + " s";
    }

    private List<String> output(String mainClass, List<String> arguments, int seconds)
            throws IOException, InterruptedException {
        Process process = jvm.start(List.of(), classPath, mainClass, arguments);
        Watch watch = new Watch(process, seconds);
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            return reader.lines().toList();
        } finally {
            watch.end();
        }
    }
}
