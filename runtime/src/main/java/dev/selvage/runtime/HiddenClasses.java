package dev.selvage.runtime;

import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/** Hooks in place of the definition of hidden classes, which the JVM shows to no agent. */
public final class HiddenClasses {
    /** Rewrites hidden classes. */
    public interface Rewriter {
        /** Returns the class file as it is to be defined beside {@code host}. */
        byte[] rewriteHidden(Class<?> host, byte[] classFile);
    }

    private static @Nullable Rewriter rewriter;

    private HiddenClasses() {}

    /** Lets every hidden class from now on be rewritten. */
    public static void install(Rewriter newRewriter) {
        rewriter = newRewriter;
    }

    public static MethodHandles.Lookup defineHiddenClass(
            MethodHandles.Lookup lookup,
            byte[] classFile,
            boolean initialize,
            MethodHandles.Lookup.ClassOption... options)
            throws IllegalAccessException {
        return lookup.defineHiddenClass(rewrite(lookup, classFile), initialize, options);
    }

    public static MethodHandles.Lookup defineHiddenClassWithClassData(
            MethodHandles.Lookup lookup,
            byte[] classFile,
            Object data,
            boolean initialize,
            MethodHandles.Lookup.ClassOption... options)
            throws IllegalAccessException {
        return lookup.defineHiddenClassWithClassData(rewrite(lookup, classFile), data, initialize, options);
    }

    /** What is no class file is left to the JDK to refuse. */
    private static byte[] rewrite(MethodHandles.Lookup lookup, byte[] classFile) {
        Rewriter current = rewriter;
        return current == null ? classFile : current.rewriteHidden(lookup.lookupClass(), classFile);
    }
}
