package dev.selvage.explorer.search.hapset;

import dev.selvage.runtime.Calls;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The call sites that led to where the running strand is. The runtime keeps them where the program was rewritten for that; else the
 * stack is walked, which takes microseconds.
 */
public final class CallSites {
    private static final List<String> TOOL =
            List.of("dev.selvage.runtime.", "dev.selvage.engine.", "dev.selvage.explorer.", "dev.selvage.agent.");

    private static final List<String> LIBRARY = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    /** What the numbers of the runtime stand for, as far as somebody has asked. */
    private static final List<@Nullable List<String>> KEPT = new ArrayList<>();

    private static int generation;

    private CallSites() {}

    /** The {@code depth} innermost in the program, without the statement itself. */
    public static List<String> innermost(int depth) {
        if (depth == 0) return List.of();
        return Calls.areKept() ? kept(depth) : onStack(depth);
    }

    /** The same for a statement that is reached through this place in the library, whose method is the innermost. */
    static List<String> innermost(int depth, Site library) {
        if (depth == 0) return List.of();
        List<String> sites = new ArrayList<>(depth);
        sites.add(library.className + "." + library.method);
        sites.addAll(innermost(depth - 1));
        return List.copyOf(sites);
    }

    // ---- kept by the runtime

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

    // ---- on the stack

    private static List<String> onStack(int depth) {
        return StackWalker.getInstance().walk(frames -> sites(frames, depth));
    }

    /** A plain loop: this runs at every use of a shared object, and a stream would cost several times as much. */
    private static List<String> sites(Stream<StackFrame> frames, int depth) {
        Iterator<StackFrame> rest = frames.iterator();
        StackFrame frame = rest.next();
        while (isTool(frame) && rest.hasNext()) frame = rest.next();
        List<String> sites = new ArrayList<>(depth);
        while (sites.size() < depth && rest.hasNext()) {
            frame = rest.next();
            if (isTool(frame)) break;
            if (!isLibrary(frame.getClassName())) {
                sites.add(name(frame.getClassName(), frame.getMethodName(), frame.getLineNumber()));
            }
        }
        return List.copyOf(sites);
    }

    private static boolean isLibrary(String className) {
        for (String library : LIBRARY) if (className.startsWith(library)) return true;
        return false;
    }

    private static boolean isTool(StackFrame frame) {
        String name = frame.getClassName();
        if (!name.startsWith("dev.selvage.")) return false;
        for (String tool : TOOL) if (name.startsWith(tool)) return true;
        return false;
    }

    private static String name(String className, String method, int line) {
        return className + "." + method + ":" + line;
    }
}
