package dev.selvage.explorer.oracle;

import dev.selvage.agent.rewrite.LoopMemory;
import dev.selvage.agent.rewrite.UnseenState;
import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import dev.selvage.explorer.trace.Cycle;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Judges a run that was cut while its events repeated themselves, values included: it is a livelock if no loop of the threads
 * involved remembers anything in locals or draws on anything that events do not show, and nobody else could go on, so that
 * the next round must be like the last.
 */
public final class LivelockOracle {
    private final Function<String, byte @Nullable []> classFiles;
    private final Names names;

    /**
     * @param classFiles the class files of the program by name, as far as there are any
     * @param names how objects are called in the events of the run
     */
    public LivelockOracle(Function<String, byte @Nullable []> classFiles, Names names) {
        this.classFiles = classFiles;
        this.names = names;
    }

    /** @param cycle what the end of the run consists of */
    public Optional<Failure> judge(RunResult run, Cycle cycle) {
        List<StrandSnapshot> round = run.strands().stream()
                .filter(s -> cycle.threads().contains(s.id()))
                .toList();
        boolean forever = run.external().isEmpty()
                && !round.isEmpty()
                && !cycle.keepsOut()
                && round.stream().noneMatch(this::mayEnd)
                && run.strands().stream().noneMatch(s -> !round.contains(s) && couldGoOn(s, cycle))
                && !drawsOnUnseen(run.strands(), round, cycle);
        return forever ? Optional.of(failure(round)) : Optional.empty();
    }

    private static Set<String> roots(List<StrandSnapshot> strands) {
        return strands.stream()
                .flatMap(strand -> strand.stack().stream())
                .filter(Frames::isProgram)
                .map(StackTraceElement::getClassName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether the loops of the threads, or what they call, draw on something that events do not show. */
    private boolean drawsOnUnseen(List<StrandSnapshot> all, List<StrandSnapshot> round, Cycle cycle) {
        UnseenState unseen = new UnseenState(classFiles, roots(all));
        Set<String> looped = new HashSet<>();
        for (StrandSnapshot strand : round) {
            boolean inLoop = false;
            for (int i = strand.stack().size() - 1; i >= 0; i--) {
                StackTraceElement frame = strand.stack().get(i);
                if (!Frames.isProgram(frame)) continue;
                String type = frame.getClassName();
                if (inLoop) unseen.add(type, frame.getMethodName());
                else if (unseen.addLoops(type, frame.getMethodName(), frame.getLineNumber())) {
                    looped.add(type + "#" + frame.getMethodName());
                    inLoop = true;
                }
            }
        }
        cycle.methods().stream()
                .filter(method -> !looped.contains(method.className() + "#" + method.method()))
                .forEach(method -> unseen.add(method.className(), method.method()));
        return unseen.isThere();
    }

    /** Whether a thread outside the cycle may be able to end it: every fair schedule would let it go on. */
    private boolean couldGoOn(StrandSnapshot outsider, Cycle cycle) {
        if (outsider.phase() == ModelStrand.Phase.FINISHED) return false;
        if (outsider.ready()) return true;
        // The entry is open for a moment in each round.
        return outsider.blockage() instanceof Blockage.Monitor entry
                && cycle.frees(names.of(entry.monitor().object()));
    }

    private boolean mayEnd(StrandSnapshot strand) {
        if (strand.phase() != ModelStrand.Phase.LIVE) return true;
        List<StackTraceElement> stack = strand.stack();
        int innermost = 0;
        while (innermost < stack.size() && !Frames.isProgram(stack.get(innermost))) innermost++;
        return stack.subList(innermost, stack.size()).stream().anyMatch(this::mayRemember);
    }

    private boolean mayRemember(StackTraceElement frame) {
        String name = frame.getClassName();
        // Made by the JVM or the tool, around a call.
        if (Frames.isTool(frame) || name.contains("$$Lambda") || name.contains("LambdaForm")) return false;
        byte[] file = classFile(name);
        return file == null || LoopMemory.mayRemember(file, frame.getMethodName(), frame.getLineNumber());
    }

    private byte @Nullable [] classFile(String name) {
        byte[] file = classFiles.apply(name);
        if (file != null) return file;
        try (InputStream resource = ClassLoader.getSystemResourceAsStream(name.replace('.', '/') + ".class")) {
            return resource == null ? null : resource.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Failure failure(List<StrandSnapshot> round) {
        return new Failure(
                "livelock",
                "threads go round for ever without progress",
                "Livelock: " + places(round) + (round.size() == 1 ? " goes" : " go")
                        + " round and round: every thread has its turns, and each round is like the one before.",
                DeadlockOracle.signature(round));
    }

    private static String places(List<StrandSnapshot> strands) {
        return String.join(
                " and ",
                strands.stream()
                        .map(s -> "thread '" + s.name() + "'"
                                + Frames.firstOfProgram(s.stack().toArray(new StackTraceElement[0])))
                        .toList());
    }
}
