package dev.selvage.explorer.program;

import dev.selvage.agent.ProgramClasses;
import dev.selvage.agent.StaticState;
import dev.selvage.explorer.program.ClassFiles.ClassFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The class path of a program: its class files, rewritten once and kept, and its resources. */
final class ClassSource {
    private final ClassFiles files;
    private final ProgramClasses classes;
    private final GeneratorLoader generators;
    private final Map<String, ClassFile> rewritten = new ConcurrentHashMap<>();
    private final Map<String, Generated> generated = new ConcurrentHashMap<>();
    private final Set<String> resettable = ConcurrentHashMap.newKeySet();
    private final boolean keepsCalls;
    private final Set<String> own = ConcurrentHashMap.newKeySet();
    private volatile boolean staticState;

    /** A class that the program has made, and what became of it. */
    private record Generated(byte[] original, byte[] rewritten) {}

    /** @param keepsCalls whether it is to be known by which calls a strand got where it is */
    ClassSource(List<Path> classPath, boolean keepsCalls) {
        this.keepsCalls = keepsCalls;
        this.files = new ClassFiles(classPath);
        this.classes = new ProgramClasses(files::bytes, keepsCalls);
        this.generators = new GeneratorLoader(files, classes);
        generators.start();
    }

    boolean keepsCalls() {
        return keepsCalls;
    }

    /** The loader of what all runs share besides the JDK. */
    GeneratorLoader generators() {
        return generators;
    }

    /**
     * The parent of the loaders of runs. A library that makes mocks puts that of a class which is not public beside it only if the loader of that class leads to the
     * library's own; otherwise it is the one that an application's loader has.
     */
    ClassLoader parent() {
        return classes.hasMocks() ? generators : ClassLoader.getPlatformClassLoader();
    }

    /** Whether the class is the same in all runs. */
    boolean isShared(String internalName) {
        return classes.isShared(internalName);
    }

    /** A loader whose parents do not have the class has it from here. */
    void found(String className) {
        own.add(className);
    }

    /** Whether the class is known to be of the class path, and of no parent. */
    boolean isOwn(String className) {
        return own.contains(className);
    }

    /** The class file as it was compiled, of the JDK as well; null when there is none. */
    byte @Nullable [] classFile(String internalName) {
        return files.bytes(internalName);
    }

    /** The rewritten class, or null when the class path does not have it. */
    @Nullable
    ClassFile rewritten(String className) {
        ClassFile known = rewritten.get(className);
        if (known != null) return known;
        String internalName = className.replace('.', '/');
        ClassFile original = files.find(internalName);
        if (original == null) return null;
        ClassFile result = new ClassFile(rewrite(className, internalName, original.bytes()), original.origin());
        rewritten.put(className, result);
        return result;
    }

    /** Rewrites the class, and so loads what rewrites classes; what is wrong with it shows when it is used. */
    void prepare(String className) {
        try {
            rewritten(className);
        } catch (UncheckedIOException unreadable) {
            // The run will tell.
        }
    }

    private byte[] rewrite(String className, String internalName, byte[] original) {
        byte[] result = classes.rewrite(internalName, original);
        StaticState state = ProgramClasses.staticState(original);
        if (state == StaticState.ANY) staticState = true;
        if (state != StaticState.PLAIN) return result;
        resettable.add(className);
        return ProgramClasses.withReset(original, result);
    }

    /**
     * Rewrites a class that the program made while it runs; one that is made in every run is rewritten once. The next run needs
     * a new loader, in which it can be made again.
     */
    byte[] rewriteGenerated(String internalName, byte[] original) {
        staticState = true;
        Generated known = generated.get(internalName);
        if (known != null && Arrays.equals(known.original, original)) return known.rewritten;
        byte[] result = classes.rewrite(internalName, original);
        generated.put(internalName, new Generated(original, result));
        return result;
    }

    @Nullable
    URL resource(String name) {
        return files.resource(name);
    }

    Enumeration<URL> resources(String name) throws IOException {
        return files.resources(name);
    }

    /** Whether a class that was loaded so far keeps something in statics for which only a new class will do. */
    boolean hasStaticState() {
        return staticState;
    }

    /** Whether a class that was loaded has statics, and a method that makes them anew. */
    boolean isResettable(String className) {
        return resettable.contains(className);
    }

    List<String> untransformed() {
        return classes.untransformed();
    }

    List<String> warnings() {
        return classes.warnings();
    }

    boolean leavesOutAccesses() {
        return classes.leavesOutAccesses();
    }

    int classCount() {
        return rewritten.size();
    }
}
