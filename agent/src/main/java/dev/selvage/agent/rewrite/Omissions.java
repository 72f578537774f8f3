package dev.selvage.agent.rewrite;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.MethodTooLargeException;

/**
 * What is left out of one class because a class file would not hold it: points that are of interest first, never what
 * keeps the threads under control.
 */
final class Omissions {
    /** What the methods of a class go without; each level includes those above it. */
    enum Level {
        NOTHING("nothing"),
        ACCESSES("its accesses to fields and arrays"),
        CALLS("its accesses to fields and arrays and its calls into java.util");

        private final String words;

        Level(String words) {
            this.words = words;
        }

        boolean includes(Level other) {
            return compareTo(other) >= 0;
        }
    }

    private final String className;
    private final Map<String, Level> methods = new HashMap<>();
    private Level everywhere = Level.NOTHING;

    Omissions(String internalName) {
        this.className = internalName.replace('/', '.');
    }

    Level of(String method, String descriptor) {
        Level own = methods.getOrDefault(method + descriptor, Level.NOTHING);
        return own.includes(everywhere) ? own : everywhere;
    }

    /** Leaves more out of the method that grew too large. */
    void add(MethodTooLargeException e) {
        String reason = "its method " + e.getMethodName() + " grows beyond 64 KB of bytecode";
        methods.put(e.getMethodName() + e.getDescriptor(), more(of(e.getMethodName(), e.getDescriptor()), reason));
    }

    /** Leaves more out of all methods, as their constants together are too many. */
    void add(ClassTooLargeException e) {
        everywhere = more(everywhere, "it needs " + e.getConstantPoolCount() + " constants and 65535 is the limit");
    }

    private static Level more(Level level, String reason) {
        if (level == Level.CALLS) throw new RewriteException(reason);
        return Level.values()[level.ordinal() + 1];
    }

    /** Gives one sentence for everything that was left out. */
    void tell(Consumer<String> warnings) {
        if (everywhere != Level.NOTHING) {
            warnings.accept("class " + className + " is too large to be instrumented (it would need more than 65535"
                    + " constants): of each of its methods, " + consequence(everywhere));
        }
        new TreeMap<>(methods).forEach((method, level) -> {
            String name = method.substring(0, method.indexOf('('));
            warnings.accept("method " + className + "." + name + " is too large to be instrumented (its bytecode would"
                    + " grow beyond 64 KB): " + consequence(level));
        });
    }

    private static String consequence(Level level) {
        return level.words + " are not part of the schedule; split it";
    }
}
