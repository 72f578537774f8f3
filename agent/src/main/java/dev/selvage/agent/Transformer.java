package dev.selvage.agent;

import dev.selvage.agent.rewrite.ClassFacts;
import dev.selvage.agent.rewrite.ClassRewriter;
import dev.selvage.agent.rewrite.Treatment;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Section;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rewrites classes as the JVM loads them: those of the JDK, and those of programs that have no loader of their own. */
final class Transformer implements ClassFileTransformer {
    private final ClassPolicy policy;
    private final ClassRewriter rewriter = new ClassRewriter(new ClassFacts(ClassFiles::ofSystem), Untransformed::warn);

    Transformer(ClassPolicy policy) {
        this.policy = policy;
    }

    /**
     * Rewrites a few classes to no end. A class that the rewriting itself needs must not be loaded for the first time
     * inside {@link #transform}: the JVM would ask to transform it while it is transforming.
     */
    void warmUp() {
        for (String name : List.of("java/util/Hashtable", "java/util/concurrent/FutureTask", "java/lang/Thread")) {
            byte[] classFile = ClassFiles.ofSystem(name);
            if (classFile == null) throw new IllegalStateException("this JDK hides the class file of " + name);
            for (boolean loaded : new boolean[] {true, false}) {
                rewriter.rewrite(classFile, Treatment.PROGRAM.withPatches(), loaded);
                rewriter.rewrite(classFile, Treatment.COLLECTION.withPatches(), loaded);
            }
        }
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] classFile) {
        if (name == null || ClassPolicy.isTool(name) || loader instanceof Rewritten) return null;
        Treatment treatment = ClassPolicy.isJdk(name) ? policy.ofJdk(name) : ProgramClasses.treatment(name);
        if (treatment == null) return null;
        Thread me = Guard.token == Thread.currentThread() ? Guard.token : null;
        long state = me == null ? 0 : Section.enter();
        try {
            return rewrite(name, classFile, treatment, redefined != null);
        } finally {
            if (me != null) Section.exit(me, state);
        }
    }

    private byte @Nullable [] rewrite(String name, byte[] classFile, Treatment treatment, boolean loaded) {
        try {
            return rewriter.rewrite(classFile, treatment, loaded);
        } catch (RuntimeException | StackOverflowError e) {
            Untransformed.report(name, e);
            return null;
        }
    }
}
