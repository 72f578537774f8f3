package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Field;
import dev.selvage.api.run.MemoryOrder;
import dev.selvage.api.run.Place;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** What plug-ins get to know of sites. */
final class SiteViews {
    private final Map<Integer, Place> places = new ConcurrentHashMap<>();
    private final Map<String, Place> callers = new ConcurrentHashMap<>();
    private final Map<Integer, Field> fields = new ConcurrentHashMap<>();

    /** The line in the program. */
    @Nullable
    Place ofProgram(int site, int userSite) {
        Site at = Sites.get(site);
        int user = at != null && at.user ? site : userSite;
        return user == 0 ? null : place(user);
    }

    /** The line in the library, if the site is not in the program. */
    @Nullable
    Place ofLibrary(int site) {
        Site at = Sites.get(site);
        return at == null || at.user ? null : place(site);
    }

    private @Nullable Place place(int site) {
        return places.computeIfAbsent(site, unknown -> {
            Site at = Sites.get(site);
            return at == null ? null : new Place(at.className, at.method, at.file, at.line);
        });
    }

    /** A call site by the name that {@link dev.selvage.explorer.search.CallSites} gives it. */
    Place caller(String name) {
        return callers.computeIfAbsent(name, unknown -> {
            int colon = name.lastIndexOf(':');
            String method = colon < 0 ? name : name.substring(0, colon);
            int dot = method.lastIndexOf('.');
            int line = colon < 0 ? 0 : Integer.parseInt(name.substring(colon + 1));
            return new Place(method.substring(0, Math.max(0, dot)), method.substring(dot + 1), null, line);
        });
    }

    @Nullable
    Field field(int site) {
        Site at = Sites.get(site);
        if (at == null || at.field == null) return null;
        String name = at.field;
        int dot = name.lastIndexOf('.');
        return fields.computeIfAbsent(site, unknown -> new Field(name.substring(0, dot), name.substring(dot + 1)));
    }

    static MemoryOrder order(Operation operation, int site) {
        boolean access = operation == Operation.READ || operation == Operation.WRITE || operation == Operation.UPDATE;
        if (!access) return MemoryOrder.NONE;
        Site at = Sites.get(site);
        return operation == Operation.UPDATE || at == null || at.synchronizing
                ? MemoryOrder.VOLATILE
                : MemoryOrder.PLAIN;
    }
}
