package dev.selvage.explorer.search;

import dev.selvage.runtime.Calls;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The call sites that led to where the running strand is. The runtime keeps them where the program was rewritten for that; else the
 * stack is walked, which takes microseconds.
 */
public final class CallSites {
    /** What the numbers of the runtime stand for, as far as somebody has asked. */
    private static final List<@Nullable List<String>> KEPT = new ArrayList<>();

    private static int generation;

    private CallSites() {}

    /** The {@code depth} innermost in the program, without the statement itself. */
    public static List<String> innermost(int depth) {
        if (depth == 0) return List.of();
        return Calls.areKept() ? kept(depth) : CallsOnStack.innermost(depth);
    }

    /** The same for a statement that is reached through this place in the library, whose method is the innermost. */
    public static List<String> innermost(int depth, Site library) {
        if (depth == 0) return List.of();
        List<String> sites = new ArrayList<>(depth);
        sites.add(library.className + "." + library.method);
        sites.addAll(innermost(depth - 1));
        return List.copyOf(sites);
    }

    private static synchronized List<String> kept(int depth) {
        if (generation != Calls.generation()) {
            generation = Calls.generation();
            KEPT.clear();
        }
        int number = Calls.context;
        while (KEPT.size() <= number) KEPT.add(null);
        List<String> sites = KEPT.get(number);
        if (sites == null) {
            sites = names(Calls.sites(number));
            KEPT.set(number, sites);
        }
        return sites.size() <= depth ? sites : sites.subList(0, depth);
    }

    private static List<String> names(int[] sites) {
        List<String> names = new ArrayList<>(sites.length);
        for (int id : sites) {
            Site site = Sites.get(id);
            if (site != null) names.add(name(site.className, site.method, site.line));
        }
        return List.copyOf(names);
    }

    /** How a call site is called, however it was found. */
    static String name(String className, String method, int line) {
        return className + "." + method + ":" + line;
    }
}
