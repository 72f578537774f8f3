package dev.selvage.explorer.record;

import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import dev.selvage.explorer.oracle.Causes;
import dev.selvage.explorer.oracle.Frames;
import dev.selvage.explorer.oracle.Names;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.ThreadReport.Cause;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes the threads of a failed run. */
public final class ThreadReports {
    /** What the rewritten class calls the code of its initialiser, and what calls that. */
    private static final String INITIALISER = "selvage$clinit";

    private static final String INITIALISATION = "selvage$ensure";

    private ThreadReports() {}

    public static List<ThreadReport> of(RunResult run, Names names) {
        return run.strands().stream().map(strand -> of(run, strand, names)).toList();
    }

    private static ThreadReport of(RunResult run, StrandSnapshot strand, Names names) {
        List<StackTraceElement> stack = strand.death() == null
                ? strand.stack()
                : Arrays.asList(strand.death().getStackTrace());
        return new ThreadReport(
                strand.id(),
                strand.name(),
                state(strand),
                waitsFor(run, strand, names),
                strand.held().stream().map(names::of).toList(),
                frames(stack),
                causes(strand.death()));
    }

    private static List<Cause> causes(@Nullable Throwable death) {
        if (death == null) return List.of();
        return Causes.of(death).stream()
                .map(cause -> new Cause(Causes.describe(cause), frames(Arrays.asList(cause.getStackTrace()))))
                .toList();
    }

    private static List<String> frames(List<StackTraceElement> stack) {
        return Frames.belowHooks(stack).stream()
                .filter(frame -> !isNoise(frame))
                .map(ThreadReports::text)
                .toList();
    }

    /** Without the module, whose version would differ between JDKs. */
    private static String text(StackTraceElement frame) {
        boolean initialiser = frame.getMethodName().equals(INITIALISER);
        return new StackTraceElement(
                        frame.getClassName(),
                        initialiser ? "<clinit>" : frame.getMethodName(),
                        frame.getFileName(),
                        frame.getLineNumber())
                .toString();
    }

    /** Frames that every thread has, and generated ones. */
    private static boolean isNoise(StackTraceElement frame) {
        return Frames.isTool(frame)
                || frame.getMethodName().equals(INITIALISATION)
                || frame.getClassName().contains("$$Lambda")
                || frame.getClassName().equals("java.lang.Thread")
                        && (frame.getMethodName().startsWith("run")
                                || frame.getMethodName().contains("StackTrace"));
    }

    private static String state(StrandSnapshot strand) {
        if (strand.death() != null) return "died";
        if (strand.phase() == ModelStrand.Phase.FINISHED) return "finished";
        if (strand.blockage() == null) return "runnable";
        if (strand.blockage() instanceof Blockage.Outside) return "outside";
        return strand.blockage() instanceof Blockage.Monitor ? "blocked" : "waiting";
    }

    private static String awaited(RunResult run, StrandSnapshot strand, @Nullable String object) {
        if (strand.owner() >= 0)
            return "thread " + run.strands().get(strand.owner()).name();
        return object == null ? "a thread" : "thread " + object;
    }

    private static @Nullable String waitsFor(RunResult run, StrandSnapshot strand, Names names) {
        Blockage blockage = strand.blockage();
        if (blockage == null || strand.death() != null) return null;
        String object = strand.blockedOn() == null ? null : names.of(strand.blockedOn());
        String owner = strand.owner() < 0
                ? ""
                : ", held by " + run.strands().get(strand.owner()).name();
        if (blockage instanceof Blockage.Monitor) return "monitor " + object + owner;
        if (blockage instanceof Blockage.Notification) return "notification on " + object;
        if (blockage instanceof Blockage.End) return awaited(run, strand, object);
        if (blockage instanceof Blockage.Outside outside) return outside.what();
        if (blockage instanceof Blockage.Sleep) return "the end of its sleep";
        if (object == null) return "an unpark";
        return owner.isEmpty() ? "a signal of " + object : "lock " + object + owner;
    }
}
