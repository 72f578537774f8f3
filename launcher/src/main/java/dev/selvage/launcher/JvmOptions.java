package dev.selvage.launcher;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Options of this JVM, for others that are to be like it. */
public final class JvmOptions {
    /** On what the sizes of pools hang: how many cores there seem to be, and what is asked for. */
    private static final List<String> SIZES =
            List.of("-XX:ActiveProcessorCount=", "-Djava.util.concurrent.ForkJoinPool.common.");

    private JvmOptions() {}

    /**
     * The options of this JVM, such as the size of its heap, without those of a debugger: two JVMs cannot wait at the same address. Before JDK 21 the collector is
     * among them, even if nobody has chosen it.
     */
    public static List<String> ofThisJvm() {
        List<String> options = new ArrayList<>(given());
        // A JVM that is started from one core, as a campaign's thread has, would choose for itself another collector
        // than this one has.
        if (Collector.HASHES_HANG_ON_IT && !hasCollector(options)) options.addAll(Collector.ofThisJvm());
        return options;
    }

    /** Of these only what decides how large pools are, if it was given: without it a JVM that is otherwise left to itself would have others. */
    public static List<String> sizesOfThisJvm() {
        return given().stream()
                .filter(option -> SIZES.stream().anyMatch(option::startsWith))
                .toList();
    }

    /**
     * Options for a JVM that makes one run and is otherwise like this one: its start is most of what it does. The optimising compiler and a concurrent collector would only
     * take time from that, and so does the compilation of methods that are called a few hundred times.
     */
    public static List<String> forOneRun() {
        List<String> own = ofThisJvm();
        List<String> options = new ArrayList<>(
                List.of("-XX:TieredStopAtLevel=1", "-XX:CompileThresholdScaling=4", "-XX:-UsePerfData"));
        if (!hasCollector(own) && !Collector.HASHES_HANG_ON_IT) options.add("-XX:+UseSerialGC");
        options.addAll(own);
        return options;
    }

    /** The words before {@code -jar} tell it sooner than a bean does, but only the system knows them, and not every one does. */
    private static List<String> given() {
        String[] words = ProcessHandle.current().info().arguments().orElse(new String[0]);
        int jar = Arrays.asList(words).indexOf("-jar");
        List<String> options = jar < 0
                ? ManagementFactory.getRuntimeMXBean().getInputArguments()
                : Arrays.asList(words).subList(0, jar);
        return options.stream().filter(option -> !option.contains("jdwp")).toList();
    }

    private static boolean hasCollector(List<String> options) {
        return options.stream().anyMatch(option -> option.matches("-XX:\\+Use\\w+GC"));
    }
}
