package dev.selvage.report.json;

import dev.selvage.report.model.Decision;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Unpacks a schedule. An {@link IllegalArgumentException} says what is wrong with it. */
final class DecisionUnpacker {
    private static final Pattern WORD = Pattern.compile("(-?\\d{1,9})@(\\d{1,9})(?:\\*(\\d{1,9}))?");
    private static final Pattern BLANKS = Pattern.compile(" +");

    private final PackedDecisions packed;
    private final List<Decision> decisions = new ArrayList<>();

    DecisionUnpacker(PackedDecisions packed) {
        this.packed = packed;
    }

    List<Decision> unpack() {
        for (String line : packed.chosen()) {
            BLANKS.splitAsStream(line).forEach(this::add);
        }
        if (decisions.size() != packed.count()) throw wrongCount();
        return Collections.unmodifiableList(decisions);
    }

    private void add(String word) {
        Matcher matcher = WORD.matcher(word);
        if (!matcher.matches()) throw new IllegalArgumentException("has the unknown word \"" + word + "\"");
        int times = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
        // Checked before memory is taken: a damaged digit must not fill it.
        if (times > packed.count() - decisions.size()) throw wrongCount();
        Decision decision = decision(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        decisions.addAll(Collections.nCopies(times, decision));
    }

    private Decision decision(int chosen, int option) {
        if (option >= packed.options().size()) throw new IllegalArgumentException("has no options " + option);
        PackedDecisions.Options options = packed.options().get(option);
        return new Decision(options.what(), chosen, options.of());
    }

    private IllegalArgumentException wrongCount() {
        return new IllegalArgumentException("does not hold the " + packed.count() + " decisions it announces");
    }
}
