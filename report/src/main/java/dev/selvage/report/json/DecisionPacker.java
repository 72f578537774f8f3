package dev.selvage.report.json;

import dev.selvage.report.model.Decision;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Packs a schedule: options become numbers, and equal decisions in a row one word. */
final class DecisionPacker {
    private static final int LINE_WIDTH = 100;

    private final Map<PackedDecisions.Options, Integer> options = new LinkedHashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();

    PackedDecisions pack(List<Decision> decisions) {
        int end;
        for (int start = 0; start < decisions.size(); start = end) {
            end = endOfRow(decisions, start);
            append(word(decisions.get(start), end - start));
        }
        if (line.length() > 0) lines.add(line.toString());
        return new PackedDecisions(decisions.size(), List.copyOf(options.keySet()), lines);
    }

    private static int endOfRow(List<Decision> decisions, int start) {
        int end = start + 1;
        while (end < decisions.size() && decisions.get(end).equals(decisions.get(start))) end++;
        return end;
    }

    private String word(Decision decision, int times) {
        int option = options.computeIfAbsent(
                new PackedDecisions.Options(decision.what(), decision.of()), unseen -> options.size());
        return decision.chosen() + "@" + option + (times == 1 ? "" : "*" + times);
    }

    private void append(String word) {
        if (line.length() + 1 + word.length() > LINE_WIDTH) {
            lines.add(line.toString());
            line.setLength(0);
        }
        if (line.length() > 0) line.append(' ');
        line.append(word);
    }
}
