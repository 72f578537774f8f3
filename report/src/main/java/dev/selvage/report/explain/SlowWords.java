package dev.selvage.report.explain;

import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.SlowThreads;
import dev.selvage.report.model.SourceLine;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says which threads a failing run needs to be slower than which sleeps and time-outs. */
public final class SlowWords {
    private static final int MOST = 3;
    private static final int DIGITS = 3;
    private static final long[] UNITS = {60_000_000_000L, 1_000_000_000L, 1_000_000L, 1_000L, 1L};
    private static final String[] NAMES = {"min", "s", "ms", "µs", "ns"};

    private SlowWords() {}

    /** One sentence, without a full stop, or nothing if threads need not be slow. */
    public static Optional<String> of(FailureReport failure) {
        List<SlowThreads> all = failure.slow();
        if (all.isEmpty()) return Optional.empty();
        ThreadNames names = new ThreadNames(failure.threads());
        List<String> parts =
                all.stream().limit(MOST).map(slow -> part(slow, names)).toList();
        String more = all.size() > MOST ? ", and so on (" + all.size() + " in all)" : "";
        return Optional.of("needs " + String.join(", and ", parts) + more);
    }

    private static String part(SlowThreads slow, ThreadNames names) {
        List<String> threads = slow.slow().stream().map(names::of).toList();
        return String.join(" and ", threads) + " to be slower than the " + duration(slow.nanos()) + " " + slow.what()
                + " of " + names.of(slow.waiting()) + at(slow.where());
    }

    private static String at(@Nullable SourceLine where) {
        return where == null ? "" : " at " + where.shortForm();
    }

    /** With three digits: what a look at the clock takes is of no interest. */
    static String duration(long nanos) {
        BigDecimal rounded = new BigDecimal(nanos).round(new MathContext(DIGITS));
        int unit = 0;
        while (unit < UNITS.length - 1 && rounded.longValue() < UNITS[unit]) unit++;
        BigDecimal amount = rounded.divide(new BigDecimal(UNITS[unit]), new MathContext(DIGITS));
        return amount.stripTrailingZeros().toPlainString() + " " + NAMES[unit];
    }
}
