package dev.selvage.cli.jvm;

import dev.selvage.cli.output.CommandException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs the command in a JVM of its own, which knows nothing of this one. */
public final class FreshJvm {
    /** Libraries on the class path of the program may attach agents, which the JVM would warn of: nobody here can give them with its start. */
    private static final String AGENTS = "-XX:+EnableDynamicAgentLoading";

    /** On what the sizes of pools hang: how many cores there seem to be, and what is asked for. */
    private static final List<String> SIZES =
            List.of("-XX:ActiveProcessorCount=", "-Djava.util.concurrent.ForkJoinPool.common.");

    private FreshJvm() {}

    /** Runs it with these arguments on this console and returns its exit code. */
    public static int run(List<String> arguments) throws InterruptedException {
        try {
            return new ProcessBuilder(command(List.of(), arguments))
                    .inheritIO()
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw CommandException.of("start", java(), e);
        }
    }

    /** The command line that runs it in a JVM with these options. */
    static List<String> command(List<String> options, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(java().toString(), "-XX:-PrintWarnings", AGENTS));
        if (options.stream().noneMatch(FreshJvm::isSize))
            givenOptions().stream().filter(FreshJvm::isSize).forEach(command::add);
        command.addAll(options);
        command.addAll(List.of("-jar", ownJar().toString()));
        command.addAll(arguments);
        return command;
    }

    private static boolean isSize(String option) {
        return SIZES.stream().anyMatch(option::startsWith);
    }

    /** The options of this JVM, such as the size of its heap; where the system does not tell, only those on which hash codes hang. */
    static List<String> ownOptions() {
        List<String> options = new ArrayList<>(givenOptions());
        // A JVM that is started from one core, as a campaign's thread has, would choose for itself another collector
        // than this one has.
        if (Collector.HASHES_HANG_ON_IT && !isChosen(options)) options.addAll(Collector.ofThisJvm());
        return options;
    }

    private static List<String> givenOptions() {
        String[] arguments = ProcessHandle.current().info().arguments().orElse(new String[0]);
        int jar = Arrays.asList(arguments).indexOf("-jar");
        if (jar < 0) return List.of();
        // Two JVMs cannot wait for a debugger at the same address.
        return Arrays.stream(arguments, 0, jar)
                .filter(option -> !option.contains("jdwp"))
                .toList();
    }

    /**
     * The same for a JVM that makes one run: its start is most of what it does. The optimising compiler and a concurrent collector would only take time from that, and so does the
     * compilation of methods that are called a few hundred times.
     */
    static List<String> optionsForOne() {
        List<String> own = ownOptions();
        List<String> options = new ArrayList<>(
                List.of("-XX:TieredStopAtLevel=1", "-XX:CompileThresholdScaling=4", "-XX:-UsePerfData"));
        if (!isChosen(own) && !Collector.HASHES_HANG_ON_IT) options.add("-XX:+UseSerialGC");
        options.addAll(own);
        return options;
    }

    private static boolean isChosen(List<String> options) {
        return options.stream().anyMatch(option -> option.matches("-XX:\\+Use\\w+GC"));
    }

    private static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    private static Path ownJar() {
        try {
            return Path.of(FreshJvm.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
