package dev.selvage.explorer.program;

import dev.selvage.agent.ProgramClasses;
import dev.selvage.explorer.program.ClassFiles.ClassFile;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Section;
import java.io.IOException;
import java.net.URL;
import java.util.Enumeration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Loads libraries that make classes, and what their API refers to, once for all runs. */
final class GeneratorLoader extends ClassPathLoader {
    /** Their first use attaches agents and starts processes, which would be part of the first run and of no other. */
    private static final List<String> STARTED_EARLY = List.of("org.mockito.internal.configuration.plugins.Plugins");

    private final ClassFiles files;
    private final ProgramClasses classes;

    /** @param files the class path of the program */
    GeneratorLoader(ClassFiles files, ProgramClasses classes) {
        super(ClassLoader.getPlatformClassLoader());
        this.files = files;
        this.classes = classes;
    }

    /** Lets the libraries that are there begin their work before the first run; they look for more by the context loader. */
    void start() {
        Thread me = Thread.currentThread();
        ClassLoader before = me.getContextClassLoader();
        me.setContextClassLoader(this);
        try {
            for (String name : STARTED_EARLY) start(name);
        } finally {
            me.setContextClassLoader(before);
        }
    }

    private void start(String name) {
        if (files.resource(name.replace('.', '/') + ".class") == null) return;
        try {
            Class.forName(name, true, this);
        } catch (ClassNotFoundException | LinkageError broken) {
            // The program will find that out by itself, and say so.
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String internalName = name.replace('.', '/');
        if (!classes.isShared(internalName)) throw new ClassNotFoundException(name);
        Thread me = Guard.token == Thread.currentThread() ? Guard.token : null;
        long state = me == null ? 0 : Section.enterToWork();
        try {
            ClassFile original = files.find(internalName);
            if (original == null) throw new ClassNotFoundException(name);
            return define(name, classes.rewrite(internalName, original.bytes()), original.origin());
        } finally {
            if (me != null) Section.exitFromWork(me, state);
        }
    }

    @Override
    protected @Nullable URL findResource(String name) {
        return files.resource(name);
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return files.resources(name);
    }
}
