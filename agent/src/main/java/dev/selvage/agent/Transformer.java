package dev.selvage.agent;

import dev.selvage.agent.cache.RewriteCache;
import dev.selvage.agent.rewrite.ClassFacts;
import dev.selvage.agent.rewrite.ClassRewriter;
import dev.selvage.agent.rewrite.Treatment;
import dev.selvage.runtime.FirstRun;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.HiddenClasses;
import dev.selvage.runtime.NamedHashes;
import dev.selvage.runtime.Section;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/** Rewrites classes as the JVM defines them: those of the JDK, those that a program makes, and those that no loader rewrites. */
final class Transformer implements ClassFileTransformer, HiddenClasses.Rewriter {
    private final ClassPolicy policy;
    private final RewriteCache cache;
    private final Set<Class<?>> loadedBefore;
    private final Set<String> putOff = ConcurrentHashMap.newKeySet();
    private final ClassRewriter rewriter = new ClassRewriter(new ClassFacts(ClassFiles::ofSystem), Untransformed::warn);

    /** @param loadedBefore the classes that were loaded without this transformer */
    Transformer(ClassPolicy policy, RewriteCache cache, Set<Class<?>> loadedBefore) {
        this.policy = policy;
        this.cache = cache;
        this.loadedBefore = loadedBefore;
    }

    /**
     * Rewrites a few classes to no end. A class that the rewriting itself needs must not be loaded for the first time
     * inside {@link #transform}: the JVM would ask to transform it while it is transforming. So these three have to lead through all
     * passes, but once will do: code that is not compiled yet takes long.
     *
     * @param known whether those classes are loaded already: then one rewriting will do
     */
    void warmUp(boolean known) {
        warmUp("java/util/concurrent/FutureTask", Treatment.PROGRAM.withPatches(), false);
        if (known) return;
        warmUp("java/util/Hashtable", Treatment.PROGRAM.withPatches(), true);
        warmUp("java/lang/Thread", Treatment.INITIALISER_ONLY.withPatches(), true);
    }

    private void warmUp(String name, Treatment treatment, boolean loaded) {
        rewriter.rewrite(classFile(name), treatment, loaded);
    }

    private static byte[] classFile(String name) {
        byte[] classFile = ClassFiles.ofSystem(name);
        if (classFile == null) throw new IllegalStateException("this JDK hides the class file of " + name);
        return classFile;
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] classFile) {
        if (name != null && (ClassPolicy.isTool(name) || ClassPolicy.isObserver(name))) return null;
        Thread me = Guard.token == Thread.currentThread() ? Guard.token : null;
        long state = me == null ? 0 : Section.enterToWork();
        try {
            String known = name == null ? new ClassReader(classFile).getClassName() : name;
            return rewrite(loader, known, redefined, classFile);
        } finally {
            if (me != null) Section.exitFromWork(me, state);
        }
    }

    private byte @Nullable [] rewrite(
            @Nullable ClassLoader loader, String name, @Nullable Class<?> redefined, byte[] classFile) {
        if (ClassPolicy.isProxy(name)) return null;
        // Some packages of the JDK have names like those of anybody else.
        boolean ofJdk = loader == null || loader == ClassLoader.getPlatformClassLoader() || ClassPolicy.isJdk(name);
        if (loader == null && redefined == null) NamedHashes.comesLate(name.replace('/', '.'), FirstRun.isAhead());
        if (ofJdk) return rewriteJdk(name, redefined, classFile);
        Rewritten owner = ownerOf(loader);
        if (owner == null) return rewriteInPlace(name, redefined, classFile);
        // Another agent that retransforms a class begins with what its loader has rewritten.
        if (owner == loader && owner.isRewritten(name) && (redefined == null || ClassPolicy.hasHooks(classFile))) {
            return null;
        }
        return owner.rewriteGenerated(name, classFile);
    }

    private byte @Nullable [] rewriteInPlace(String name, @Nullable Class<?> redefined, byte[] classFile) {
        Treatment treatment = ProgramClasses.treatmentInPlace(name);
        if (!policy.mayNeedChange(treatment, classFile)) return null;
        if (redefined == null && isPutOff(name, treatment, classFile)) return null;
        return rewrite(name, classFile, treatment, isLoadedBefore(redefined));
    }

    /**
     * Whether the class stays as it is until the first run: only its initialiser matters, and will in most cases have run
     * by then.
     */
    private boolean isPutOff(String name, Treatment treatment, byte[] classFile) {
        boolean waits = FirstRun.isAhead() && treatment.isInitialiserOnly() && !ClassPolicy.asksWhoItIs(classFile);
        if (waits) putOff.add(name);
        return waits;
    }

    /** Whether the class was left as it is although its initialiser has to be rewritten before it runs in a run. */
    boolean isPutOff(Class<?> type) {
        return putOff.contains(type.getName().replace('.', '/'));
    }

    private byte @Nullable [] rewriteJdk(String name, @Nullable Class<?> redefined, byte[] classFile) {
        boolean loaded = isLoadedBefore(redefined);
        Treatment treatment = policy.ofJdk(name, classFile);
        if (treatment == null) return null;
        if (!policy.mayNeedChange(treatment, classFile)) {
            if (loaded) cache.add(name, true, classFile, null);
            return null;
        }
        if (redefined == null && isPutOff(name, treatment, classFile)) return null;
        if (ClassPolicy.isHookedInside(name)) return rewrite(name, classFile, treatment, loaded);
        RewriteCache.Entry known = cache.find(name, loaded, classFile);
        if (known != null) return known.rewritten();
        int troubles = Untransformed.count();
        byte[] rewritten = rewrite(name, classFile, treatment, loaded);
        // What is to be told of a class is told by the JVM that rewrites it.
        if (Untransformed.count() == troubles) cache.add(name, loaded, classFile, rewritten);
        return rewritten;
    }

    /** What was rewritten at load must be rewritten in the same way later: the JVM refuses other methods or modifiers. */
    private boolean isLoadedBefore(@Nullable Class<?> redefined) {
        return redefined != null && loadedBefore.contains(redefined);
    }

    /** The loader of the program that a class belongs to: a program may have loaders of its own. */
    private static @Nullable Rewritten ownerOf(@Nullable ClassLoader loader) {
        for (ClassLoader next = loader; next != null; next = next.getParent()) {
            if (next instanceof Rewritten) return (Rewritten) next;
        }
        return null;
    }

    private byte @Nullable [] rewrite(String name, byte[] classFile, @Nullable Treatment treatment, boolean loaded) {
        if (treatment == null) return null;
        try {
            return rewriter.rewrite(classFile, treatment, loaded);
        } catch (RuntimeException | StackOverflowError e) {
            Untransformed.report(name, e);
            return null;
        }
    }

    /** A hidden class may bear the name of another one, which its loader has rewritten. */
    @Override
    public byte[] rewriteHidden(Class<?> host, byte[] classFile) {
        Thread me = Guard.token == Thread.currentThread() ? Guard.token : null;
        long state = me == null ? 0 : Section.enterToWork();
        try {
            byte[] rewritten =
                    rewriteMade(ownerOf(host.getClassLoader()), new ClassReader(classFile).getClassName(), classFile);
            return rewritten == null ? classFile : rewritten;
        } catch (RuntimeException notAClassFile) {
            return classFile;
        } finally {
            if (me != null) Section.exitFromWork(me, state);
        }
    }

    private byte @Nullable [] rewriteMade(@Nullable Rewritten owner, String name, byte[] classFile) {
        return owner == null
                ? rewrite(name, classFile, ProgramClasses.treatment(name), false)
                : owner.rewriteGenerated(name, classFile);
    }
}
