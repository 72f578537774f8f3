package dev.selvage.explorer.oracle;

import dev.selvage.agent.rewrite.LoopMemory;
import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Judges a run that was cut while its events repeated themselves, values included: it is a livelock if no loop of the threads
 * involved remembers anything in locals, so that the next round must be like the last.
 */
public final class LivelockOracle {
    private final Function<String, byte @Nullable []> classFiles;

    /** @param classFiles the class files of the program by name, as far as there are any */
    public LivelockOracle(Function<String, byte @Nullable []> classFiles) {
        this.classFiles = classFiles;
    }

    /** @param threads those that go round at the end of the run */
    public Optional<Failure> judge(RunResult run, Set<Integer> threads) {
        List<StrandSnapshot> round =
                run.strands().stream().filter(s -> threads.contains(s.id())).toList();
        boolean forever = !round.isEmpty() && round.stream().noneMatch(this::mayEnd);
        return forever ? Optional.of(failure(run, round)) : Optional.empty();
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

    private static Failure failure(RunResult run, List<StrandSnapshot> round) {
        List<String> waiting = run.strands().stream()
                .filter(s -> s.phase() != ModelStrand.Phase.FINISHED && !round.contains(s))
                .filter(s -> couldGoOn(s, round.get(0).id()))
                .map(s -> "'" + s.name() + "'")
                .toList();
        String signature = DeadlockOracle.signature(round);
        if (round.size() == 1 && !waiting.isEmpty()) {
            return new Failure(
                    "livelock",
                    "a thread goes round a loop and never gives way",
                    "Livelock: " + places(round) + " goes round a loop in which nothing changes, and never yields to "
                            + String.join(" and ", waiting) + ", which could go on: a loop that waits must give way.",
                    signature);
        }
        return new Failure(
                "livelock",
                "threads go round for ever without progress",
                "Livelock: " + places(round) + (round.size() == 1 ? " goes" : " go")
                        + " round and round: every thread has its turns, and each round is like the one before.",
                signature);
    }

    /** The entry of a monitor is open again and again when who goes round is the only one that takes it. */
    private static boolean couldGoOn(StrandSnapshot strand, int goesRound) {
        boolean entry = strand.blockage() instanceof Blockage.Monitor;
        return strand.blockage() == null || entry && (strand.owner() < 0 || strand.owner() == goesRound);
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
