package dev.selvage.bench;

import java.util.Locale;

/** One measured quantity beside what it is compared with, in the same unit. */
record Figure(String name, double value, String unit, String baselineName, double baseline) {

    static final String HEADER = "| what | figure | compared with | figure | ratio |\n|---|---|---|---|---|";

    /** A row of the table. */
    String row() {
        String ratio = rounded(value / baseline);
        return "| %s | %s %s | %s | %s %s | %s |"
                .formatted(name, rounded(value), unit, baselineName, rounded(baseline), unit, ratio);
    }

    /** Three digits at most: the machine gives no more. */
    private static String rounded(double number) {
        int decimals = number < 10 ? 2 : number < 100 ? 1 : 0;
        return String.format(Locale.ROOT, "%,." + decimals + "f", number);
    }
}
