package dev.selvage.explorer.spec;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that somebody meant to type. */
public final class Spelling {
    private Spelling() {}

    /** The candidate that differs least, if at most every third letter is wrong or it begins alike. */
    public static Optional<String> nearest(String typed, Collection<String> candidates) {
        String word = typed.toLowerCase(Locale.ROOT);
        return candidates.stream()
                .filter(candidate -> isSimilar(word, candidate))
                .min(Comparator.comparingInt(candidate -> distance(word, candidate)));
    }

    private static boolean isSimilar(String word, String candidate) {
        boolean beginsAlike = word.length() >= 3 && candidate.startsWith(word);
        return beginsAlike || distance(word, candidate) <= Math.max(1, candidate.length() / 3);
    }

    /** The number of letters to insert, delete or replace (Levenshtein). */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) row[j] = j;
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
