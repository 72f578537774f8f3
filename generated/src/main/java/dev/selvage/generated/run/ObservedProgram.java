package dev.selvage.generated.run;

import dev.selvage.agent.ProgramClasses;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.report.model.ProgramInfo;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A generated program whose lines of output are kept, run by run. */
public final class ObservedProgram implements Program {
    private final MainProgram main;
    private final Transcript transcript = new Transcript();

    private ObservedProgram(MainProgram main) {
        this.main = main;
    }

    /** The agent must be installed. */
    public static ObservedProgram open(CompiledProgram compiled) {
        return open(compiled, List.of());
    }

    /** The same with points inside {@code java.util.concurrent}, in all runs until another program is opened. */
    public static ObservedProgram openWithPointsInside(CompiledProgram compiled) {
        return open(compiled, List.of(ProgramClasses.INSIDE_LIBRARY));
    }

    private static ObservedProgram open(CompiledProgram compiled, List<String> include) {
        ProgramInfo info = new ProgramInfo(
                List.of(compiled.folder().toString()), compiled.program().name(), List.of(), include, List.of());
        try {
            return new ObservedProgram(MainProgram.open(info));
        } catch (ProgramException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What the threads have said in the last run, but for those that it has cut off. */
    String said(Set<String> cutOff) {
        return transcript.text(cutOff);
    }

    @Override
    public Runnable newRun() {
        transcript.clear();
        System.setOut(transcript);
        return main.newRun();
    }

    @Override
    public void keepCalls(int depth) {
        main.keepCalls(depth);
    }

    @Override
    public void leaveBehind() {
        main.leaveBehind();
    }

    @Override
    public ProgramInfo info() {
        return main.info();
    }

    @Override
    public List<String> untransformed() {
        return main.untransformed();
    }

    @Override
    public List<String> warnings() {
        return main.warnings();
    }

    @Override
    public byte @Nullable [] classFile(String className) {
        return main.classFile(className);
    }

    @Override
    public int classesInstrumented() {
        return main.classesInstrumented();
    }
}
