package dev.selvage.explorer.program;

import dev.selvage.agent.MainEntry;
import dev.selvage.agent.MainMethod;
import dev.selvage.agent.ProgramClasses;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.runtime.Calls;
import dev.selvage.runtime.SharedStates;
import dev.selvage.runtime.Threads;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A program with a {@code main} method on a class path, or in a module. */
public final class MainProgram implements Program {
    private final ProgramInfo info;
    private final @Nullable ProgramModules modules;
    private ClassSource source;
    private final String entryName;
    private final byte[] entry;
    private final Isolation isolation;
    private final Surroundings surroundings;
    private @Nullable ProgramLoader loader;
    private @Nullable Class<?> entryClass;

    private MainProgram(ProgramInfo info, @Nullable ProgramModules modules, MainMethod main, Isolation isolation) {
        this.info = info;
        this.modules = modules;
        this.isolation = isolation;
        this.surroundings = Surroundings.of(info, modules);
        this.source = source(false);
        String mainClass = ProgramModules.mainClass(info, modules);
        this.entryName = MainEntry.nameFor(mainClass);
        this.entry = MainEntry.bytes(mainClass, main);
    }

    /** Finds the program, whose statics are to begin anew with every run; the agent must be installed. */
    public static MainProgram open(ProgramInfo info) throws ProgramException {
        return open(info, Isolation.STATICS);
    }

    public static MainProgram open(ProgramInfo info, Isolation isolation) throws ProgramException {
        MainMethod main = ProgramCheck.check(info);
        ProgramClasses.select(info.include(), info.exclude());
        SharedStates.handOn(isolation == Isolation.NONE);
        return new MainProgram(info, ProgramModules.of(info), main, isolation);
    }

    private ClassSource source(boolean keepsCalls) {
        return new ClassSource(ProgramModules.places(info, modules), keepsCalls);
    }

    @Override
    public void keepCalls(int depth) {
        if (source.keepsCalls() != depth > 0) {
            source = source(depth > 0);
            loader = null;
        }
        Calls.keep(depth);
    }

    @Override
    public void prepare() {
        source.prepare(info.mainClass());
    }

    @Override
    public Runnable newRun() {
        Class<?> type = entryClass();
        Runnable main = entry(type);
        return () -> {
            Threads.currentThread().setContextClassLoader(type.getClassLoader());
            surroundings.become(type.getClassLoader());
            main.run();
        };
    }

    /** Loading classes again is most of what a small run costs, so that is done only where there is no other way. */
    private Class<?> entryClass() {
        ProgramLoader last = loader;
        Class<?> type = entryClass;
        if (last == null || type == null || mustReload()) {
            last = new ProgramLoader(source, modules);
            type = last.define(entryName, entry);
            loader = last;
            entryClass = type;
        } else if (isolation == Isolation.STATICS) {
            last.resetStatics();
        }
        return type;
    }

    private boolean mustReload() {
        return switch (isolation) {
            case NONE -> false;
            case STATICS -> source.hasStaticState();
            case LOADER, FORK -> true;
        };
    }

    /** What such a thread does when it comes back is done to the classes that it knows. */
    @Override
    public void leaveBehind() {
        if (isolation != Isolation.NONE) loader = null;
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
    public boolean leavesOutAccesses() {
        return source.leavesOutAccesses();
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
