package dev.selvage.explorer.search;

import dev.selvage.explorer.oracle.Frames;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** Call sites by a walk over the stack of the running strand, for programs that do not keep them. */
final class CallsOnStack {
    private CallsOnStack() {}

    /** The {@code depth} innermost in the program, without the frame of the statement itself. */
    static List<String> innermost(int depth) {
        return StackWalker.getInstance().walk(frames -> sites(frames, depth));
    }

    /** A plain loop: this runs at every use of a shared object, and a stream would cost several times as much. */
    private static List<String> sites(Stream<StackFrame> frames, int depth) {
        Iterator<StackFrame> rest = frames.iterator();
        StackFrame frame = rest.next();
        while (Frames.isTool(frame.getClassName()) && rest.hasNext()) frame = rest.next();
        List<String> sites = new ArrayList<>(depth);
        while (sites.size() < depth && rest.hasNext()) {
            frame = rest.next();
            String type = frame.getClassName();
            if (Frames.isTool(type)) break;
            if (!Frames.isJdk(type)) sites.add(CallSites.name(type, frame.getMethodName(), frame.getLineNumber()));
        }
        return List.copyOf(sites);
    }
}
