package dev.selvage.explorer.search.hapset;

import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The call sites on the stack of the running strand. */
public final class CallSites {
    private static final List<String> TOOL =
            List.of("dev.selvage.runtime.", "dev.selvage.engine.", "dev.selvage.explorer.", "dev.selvage.agent.");

    private CallSites() {}

    /** The {@code depth} innermost, without the frame of the statement itself. */
    public static List<String> innermost(int depth) {
        if (depth == 0) return List.of();
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
            if (!frame.getClassName().startsWith("java.lang.")) sites.add(site(frame));
        }
        return List.copyOf(sites);
    }

    private static boolean isTool(StackFrame frame) {
        String name = frame.getClassName();
        if (!name.startsWith("dev.selvage.")) return false;
        for (String tool : TOOL) if (name.startsWith(tool)) return true;
        return false;
    }

    /** Lines of the library differ from JDK to JDK. */
    private static String site(StackFrame frame) {
        String method = frame.getClassName() + "." + frame.getMethodName();
        return frame.getClassName().startsWith("java.") ? method : method + ":" + frame.getLineNumber();
    }
}
