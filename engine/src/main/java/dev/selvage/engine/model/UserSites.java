package dev.selvage.engine.model;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.lang.StackWalker.StackFrame;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Sites of operations that are hooked inside the JDK and so rare that the program's line may be looked up each time. */
final class UserSites {
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final Map<String, Integer> KNOWN = new ConcurrentHashMap<>();
    private static final ClassLoader TOOL = UserSites.class.getClassLoader();

    private UserSites() {}

    /** The site at which the program called what leads here, or 0 when the JDK did by itself. */
    static int ofCaller(String what) {
        Optional<StackFrame> caller =
                WALKER.walk(frames -> frames.filter(UserSites::isProgram).findFirst());
        return caller.map(frame -> KNOWN.computeIfAbsent(frame + " " + what, unknown -> add(frame, what)))
                .orElse(0);
    }

    private static boolean isProgram(StackFrame frame) {
        ClassLoader loader = frame.getDeclaringClass().getClassLoader();
        if (loader == null || loader == ClassLoader.getPlatformClassLoader()) return false;
        return loader != TOOL || !frame.getClassName().startsWith("dev.selvage.engine.");
    }

    private static int add(StackFrame frame, String what) {
        return Sites.add(new Site(
                Operation.EXTERNAL,
                frame.getClassName(),
                frame.getMethodName(),
                frame.getFileName(),
                frame.getLineNumber(),
                frame.getByteCodeIndex(),
                what,
                true));
    }
}
