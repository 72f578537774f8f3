package dev.selvage.generated.bare;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The process that repeats programs. It reads a line for each: folder, class, repetitions, milliseconds for all of them,
 * milliseconds of calm that mean for ever, outcomes that are known; with tabs between. It answers with a line for each outcome, and a dot.
 */
public final class BareWorker {
    private static final long LIMIT_MILLIS = 10_000;
    private static final int MOST_LEFT_OVER = 200;

    private final PrintStream answers;
    private int leftOver;

    private BareWorker(PrintStream answers) {
        this.answers = answers;
    }

    public static void main(String[] args) throws Exception {
        BareWorker worker = new BareWorker(System.out);
        System.setOut(new ByGroup());
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            String[] words = line.split("\t");
            worker.answer(
                    Path.of(words[0]),
                    words[1],
                    Integer.parseInt(words[2]),
                    Long.parseLong(words[3]),
                    Integer.parseInt(words[4]),
                    List.of(words).subList(5, words.length));
            if (worker.leftOver > MOST_LEFT_OVER) break;
        }
        Runtime.getRuntime().halt(0);
    }

    private void answer(Path folder, String name, int times, long millis, int patience, List<String> known)
            throws Exception {
        Set<String> expected = new HashSet<>(known);
        Set<String> outcomes = new TreeSet<>();
        long end = System.nanoTime() + millis * 1_000_000;
        for (int i = 0; i < times && System.nanoTime() < end; i++) {
            repeat(folder, name, patience, expected).ifPresent(outcomes::add);
            expected.addAll(outcomes);
        }
        outcomes.forEach(answers::println);
        answers.println(".");
        answers.flush();
    }

    /** A loader for each repetition, as statics are part of a program. */
    private Optional<String> repeat(Path folder, String name, int patience, Set<String> known) throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Method main = loader.loadClass(name).getMethod("main", String[].class);
            Repetition repetition = new Repetition(main, patience, known);
            Optional<String> outcome = repetition.run(LIMIT_MILLIS);
            leftOver += repetition.alive().size();
            return outcome;
        } catch (IOException e) {
            throw new IllegalStateException("the program cannot be loaded", e);
        }
    }

    /** Leads what is said to the repetition whose thread says it: threads that are left over may still speak. */
    private static final class ByGroup extends PrintStream {
        ByGroup() {
            super(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        }

        @Override
        public void println(String line) {
            if (Thread.currentThread().getThreadGroup() instanceof Repetition repetition) repetition.say(line);
        }
    }
}
