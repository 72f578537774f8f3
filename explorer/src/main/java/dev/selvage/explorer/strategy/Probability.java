package dev.selvage.explorer.strategy;

/** Probabilities as users write them: from 0 to 1, to the percent. */
final class Probability {
    private Probability() {}

    /** Reads one, as percent. */
    static int percent(String strategy, String text) {
        if (!text.matches("0(\\.\\d{1,2})?|1(\\.0{1,2})?")) {
            throw new IllegalArgumentException("strategy '" + strategy
                    + "' needs a probability from 0 to 1, such as 0.25, after the last colon, but got '" + text + "'");
        }
        return (int) Math.round(Double.parseDouble(text) * 100);
    }

    static String text(int percent) {
        if (percent % 100 == 0) return String.valueOf(percent / 100);
        return percent % 10 == 0 ? "0." + percent / 10 : "0." + percent / 10 + percent % 10;
    }
}
