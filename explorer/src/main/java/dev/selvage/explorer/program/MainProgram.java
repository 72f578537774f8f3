package dev.selvage.explorer.program;

import dev.selvage.agent.MainEntry;
import dev.selvage.agent.ProgramClasses;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.runtime.Threads;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A program with a {@code main} method on a class path. */
public final class MainProgram implements Program {
    private final ProgramInfo info;
    private final ClassSource source;
    private final String entryName;
    private final byte[] entry;
    private @Nullable Class<?> entryClass;

    private MainProgram(ProgramInfo info, ClassSource source) {
        this.info = info;
        this.source = source;
        this.entryName = MainEntry.nameFor(info.mainClass());
        this.entry = MainEntry.bytes(info.mainClass());
    }

    /** Finds the program; the agent must be installed. */
    public static MainProgram open(ProgramInfo info) throws ProgramException {
        ProgramCheck.check(info);
        ProgramClasses.select(info.include(), info.exclude());
        ClassSource source =
                new ClassSource(info.classPath().stream().map(Path::of).toList());
        return new MainProgram(info, source);
    }

    /** Classes that keep nothing in statics need not be loaded again: that is most of what a small run costs. */
    @Override
    public Runnable newRun() {
        if (entryClass == null || source.hasStaticState()) {
            entryClass = new ProgramLoader(source).define(entryName, entry);
        }
        Class<?> type = entryClass;
        Runnable main = entry(type);
        return () -> {
            Threads.currentThread().setContextClassLoader(type.getClassLoader());
            main.run();
        };
    }

    /** Generated code calls {@code main} directly: reflection would add work of the JDK to the run. */
    private Runnable entry(Class<?> type) {
        try {
            String[] arguments = info.arguments().toArray(new String[0]);
            return (Runnable) type.getConstructor(String[].class).newInstance((Object) arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the entry of " + info.mainClass() + " cannot be made", e);
        }
    }

    @Override
    public ProgramInfo info() {
        return info;
    }

    @Override
    public List<String> untransformed() {
        return source.untransformed();
    }

    @Override
    public List<String> warnings() {
        return source.warnings();
    }

    @Override
    public byte @Nullable [] classFile(String className) {
        return source.classFile(className.replace('.', '/'));
    }

    @Override
    public int classesInstrumented() {
        return source.classCount();
    }
}
