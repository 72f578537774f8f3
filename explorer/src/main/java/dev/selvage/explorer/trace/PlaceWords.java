package dev.selvage.explorer.trace;

import dev.selvage.report.model.SourceLine;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What events say about where they happen and what they are: millions of events are of a few thousand instructions, and share their words. */
final class PlaceWords {
    private static final String[] OPERATIONS = new String[Operation.values().length];

    static {
        for (Operation operation : Operation.values())
            OPERATIONS[operation.ordinal()] =
                    operation.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private final Map<Site, SourceLine> lines = new HashMap<>();
    private final Map<Site, String> methods = new HashMap<>();

    static String of(Operation operation) {
        return OPERATIONS[operation.ordinal()];
    }

    @Nullable
    SourceLine line(@Nullable Site site) {
        return site == null ? null : lines.computeIfAbsent(site, PlaceWords::newLine);
    }

    private static SourceLine newLine(Site site) {
        return new SourceLine(site.className, site.method, site.file, site.line);
    }

    /** The method of the library, where it is not one of the program. */
    @Nullable
    String library(@Nullable Site site) {
        return site == null || site.user ? null : methods.computeIfAbsent(site, PlaceWords::newMethod);
    }

    private static String newMethod(Site site) {
        return site.className + "." + site.method + ":" + site.line;
    }
}
