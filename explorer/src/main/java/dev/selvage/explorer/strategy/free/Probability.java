package dev.selvage.explorer.strategy.free;

/** Probabilities as users write them: from 0 to 1, to the percent. */
final class Probability {
    private Probability() {}

    static String text(int percent) {
        if (percent % 100 == 0) return String.valueOf(percent / 100);
        return percent % 10 == 0 ? "0." + percent / 10 : "0." + percent / 10 + percent % 10;
    }
}
