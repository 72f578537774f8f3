package dev.selvage.suites;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A published test suite, as {@code list.txt} describes it.
 *
 * @param jar the artifact with the test classes
 * @param needs what else has to be on the class path, each {@code group:artifact:version[:classifier]}
 * @param classes patterns of names of test classes
 * @param options of the JVM
 * @param skipped tests that cannot be judged, with the reason
 */
record Suite(
        String name,
        String title,
        String jar,
        List<String> needs,
        List<Pattern> classes,
        List<String> options,
        Map<String, String> skipped) {

    /** Reads blocks of lines, each a keyword and its value; a block begins with {@code suite NAME TITLE}. */
    static List<Suite> parse(List<String> lines) {
        List<Suite> suites = new ArrayList<>();
        List<String> block = new ArrayList<>();
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) continue;
            if (line.startsWith("suite ") && !block.isEmpty()) {
                suites.add(of(block));
                block.clear();
            }
            block.add(line.strip());
        }
        if (!block.isEmpty()) suites.add(of(block));
        return suites;
    }

    private static Suite of(List<String> block) {
        String[] head = block.get(0).split(" ", 3);
        Map<String, String> skipped = new TreeMap<>();
        for (String skip : values(block, "skip")) skipped.put(skip.split(" ", 2)[0], skip.split(" ", 2)[1]);
        List<Pattern> classes =
                values(block, "class").stream().map(Suite::pattern).toList();
        String jar = values(block, "jar").get(0);
        return new Suite(head[1], head[2], jar, values(block, "need"), classes, values(block, "option"), skipped);
    }

    private static List<String> values(List<String> block, String keyword) {
        return block.stream()
                .filter(line -> line.startsWith(keyword + " "))
                .map(line -> line.substring(keyword.length() + 1))
                .toList();
    }

    /** A {@code *} stands for anything. */
    private static Pattern pattern(String text) {
        return Pattern.compile(text.replace(".", "\\.").replace("*", ".*"));
    }

    boolean wants(String className) {
        return classes.stream().anyMatch(pattern -> pattern.matcher(className).matches());
    }
}
