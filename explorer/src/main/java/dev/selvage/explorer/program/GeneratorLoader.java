package dev.selvage.explorer.program;

import dev.selvage.agent.ProgramClasses;
import dev.selvage.agent.Rewritten;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Section;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Loads libraries that make classes, once for all runs and as they are. */
final class GeneratorLoader extends ClassLoader implements Rewritten {
    /** Their first use attaches agents and starts processes, which would be part of the first run and of no other. */
    private static final List<String> STARTED_EARLY = List.of("org.mockito.internal.configuration.plugins.Plugins");

    private final URLClassLoader files;
    private final ProgramClasses classes;

    /** @param files the class path of the program */
    GeneratorLoader(URLClassLoader files, ProgramClasses classes) {
        super("selvage-generators", ClassLoader.getPlatformClassLoader());
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
        if (files.findResource(name.replace('.', '/') + ".class") == null) return;
        try {
            Class.forName(name, true, this);
        } catch (ClassNotFoundException | LinkageError broken) {
            // The program will find that out by itself, and say so.
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String resource = name.replace('.', '/') + ".class";
        if (!ProgramClasses.isGenerator(resource)) throw new ClassNotFoundException(name);
        Thread me = Guard.token;
        boolean controlled = me == Thread.currentThread();
        long state = controlled ? Section.enter() : 0;
        try (InputStream stream = files.getResourceAsStream(resource)) {
            if (stream == null) throw new ClassNotFoundException(name);
            byte[] bytes = classes.rewrite(name.replace('.', '/'), stream.readAllBytes());
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        } finally {
            if (controlled) Section.exit(me, state);
        }
    }

    @Override
    protected @Nullable URL findResource(String name) {
        return ProgramClasses.isGenerator(name) ? files.findResource(name) : null;
    }
}
