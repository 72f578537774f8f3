package dev.selvage.explorer.runner;

import dev.selvage.report.model.ControlAudit;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Says when most choices of a run are in libraries, where few users look for failures. */
final class LibraryShare {
    /** Fewer choices than this are few enough for any search. */
    private static final int MANY = 500;

    private static final int HALF = 50;
    private static final int PERCENT = 100;

    private LibraryShare() {}

    /** @param counts choices by class */
    static Optional<String> advice(Map<String, Integer> counts, String mainClass) {
        String own = packageOf(mainClass);
        if (own.isEmpty()) return Optional.empty();
        Map<String, Integer> byPackage = new HashMap<>();
        counts.forEach((type, count) -> byPackage.merge(packageOf(type), count, Integer::sum));
        int all = byPackage.values().stream().mapToInt(Integer::intValue).sum();
        byPackage.keySet().removeIf(LibraryShare::isOfJdk);
        int outside = byPackage.values().stream().mapToInt(Integer::intValue).sum() - byPackage.getOrDefault(own, 0);
        if (all < MANY || outside * PERCENT < all * HALF) return Optional.empty();
        byPackage.remove(own);
        String most = byPackage.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .orElse("");
        return Optional.of(words(all, outside, most, own));
    }

    /** Nobody can leave it out. */
    private static boolean isOfJdk(String name) {
        return name.startsWith("java.")
                || name.startsWith("javax.")
                || name.startsWith("jdk.")
                || name.startsWith("sun.");
    }

    private static String words(int all, int outside, String most, String own) {
        return String.format(
                Locale.ROOT,
                "%s%d %% of the %,d choices of the first run are outside %s, most of them in %s; --include %s spends all on your own code",
                ControlAudit.IN_LIBRARIES,
                PERCENT * outside / all,
                all,
                own,
                most.isEmpty() ? "classes without a package" : most,
                own);
    }

    /** The first two parts of its package, which most projects have in common. */
    private static String packageOf(String type) {
        int end = type.lastIndexOf('.');
        if (end < 0) return "";
        int first = type.indexOf('.');
        int second = type.indexOf('.', first + 1);
        return second < 0 ? type.substring(0, end) : type.substring(0, second);
    }
}
