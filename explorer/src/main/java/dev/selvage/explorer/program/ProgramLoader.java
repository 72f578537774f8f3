package dev.selvage.explorer.program;

import dev.selvage.explorer.program.ClassFiles.ClassFile;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.NativeLibraries;
import dev.selvage.runtime.Section;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Loads the classes of a program for one run, or for several if they leave nothing behind; sees the JDK and the program's class path, but nothing of the tool. */
final class ProgramLoader extends ClassPathLoader {
    private final ClassSource source;
    private final @Nullable ProgramModules modules;
    private final Set<String> own = ConcurrentHashMap.newKeySet();
    private final ResettableStatics statics = new ResettableStatics();

    /** @param modules those of which the program consists, if it does */
    ProgramLoader(ClassSource source, @Nullable ProgramModules modules) {
        super(source.parent());
        this.source = source;
        this.modules = modules;
        setDefaultAssertionStatus(true);
        if (modules != null) modules.defineIn(this);
    }

    @Override
    boolean isInModule(String packageName) {
        return modules != null && modules.hasPackage(packageName);
    }

    /** Which module has it follows from its package. */
    @Override
    protected @Nullable Class<?> findClass(@Nullable String moduleName, String name) {
        try {
            return findClass(name);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    @Override
    protected @Nullable URL findResource(@Nullable String moduleName, String name) {
        return findResource(name);
    }

    /** What an earlier run had from the class path, no parent has: to ask them all again takes longer than to define a small class. */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!source.isOwn(name)) return super.loadClass(name, resolve);
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    /** Libraries that make classes are the same in all runs. Reading and rewriting class files is the tool's work, even when a thread of the program asks for it. */
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Thread me = Guard.token == Thread.currentThread() ? Guard.token : null;
        long state = me == null ? 0 : Section.enterToWork();
        try {
            if (source.isShared(name.replace('.', '/')))
                return source.generators().loadClass(name);
            ClassFile rewritten = source.rewritten(name);
            if (rewritten == null) throw new ClassNotFoundException(name);
            own.add(name.replace('.', '/'));
            Class<?> type = define(name, rewritten.bytes(), rewritten.origin());
            source.found(name);
            if (source.isResettable(name)) statics.add(type);
            return type;
        } finally {
            if (me != null) Section.exitFromWork(me, state);
        }
    }

    /** Makes the statics of all classes as they are in new ones. */
    void resetStatics() {
        statics.reset();
    }

    /** Defines a class that the class path does not have. */
    Class<?> define(String name, byte[] bytes) {
        own.add(name.replace('.', '/'));
        return define(name, bytes, null);
    }

    @Override
    public boolean isRewritten(String internalName) {
        return own.contains(internalName);
    }

    @Override
    public byte @Nullable [] rewriteGenerated(String internalName, byte[] classFile) {
        return source.rewriteGenerated(internalName, classFile);
    }

    @Override
    protected @Nullable String findLibrary(String name) {
        return NativeLibraries.find(name);
    }

    @Override
    protected @Nullable URL findResource(String name) {
        return source.resource(name);
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return getParent() == source.generators() ? Collections.emptyEnumeration() : source.resources(name);
    }
}
