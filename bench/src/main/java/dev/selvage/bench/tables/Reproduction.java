package dev.selvage.bench.tables;

import dev.selvage.explorer.directed.ctrigger.Target;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * How long it takes to see a bug once more, with the suspensions under which it was exposed.
 *
 * @param times how often it was seen again, of {@link #TIMES}
 */
record Reproduction(int times, double runs, double seconds) {
    private static final int TIMES = 5;

    static Reproduction of(Subject subject, Duration time) {
        RankedSearch search = RankedSearch.profile(subject);
        List<Target> targets = search.analysis().ranked();
        RankedSearch.Found first = search.expose(targets, time);
        if (first.position() < 0) return new Reproduction(0, 0, 0);
        int times = 0;
        double runs = 0;
        double seconds = 0;
        for (int i = 0; i < TIMES; i++) {
            RankedSearch.Found again = search.again(targets.get(first.position()), first.attempt(), time);
            if (again.position() < 0) continue;
            times++;
            runs += again.runs();
            seconds += again.seconds();
        }
        return new Reproduction(times, times == 0 ? 0 : runs / times, times == 0 ? 0 : seconds / times);
    }

    String cell() {
        if (times == 0) return "NO | -";
        String missed = times == TIMES ? "" : " (" + times + " of " + TIMES + ")";
        return String.format(Locale.ROOT, "%.2f%s | %.1f", seconds, missed, runs);
    }
}
