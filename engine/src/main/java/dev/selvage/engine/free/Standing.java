package dev.selvage.engine.free;

import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ModelMonitor;
import dev.selvage.engine.model.ModelStrand.Phase;
import dev.selvage.engine.model.StrandSnapshot;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the threads of a free run stand when it ends. */
final class Standing {
    private final List<FreeStrand> strands;

    private Standing(List<FreeStrand> strands) {
        this.strands = strands;
    }

    /** A snapshot of each, by id. */
    static List<StrandSnapshot> of(List<FreeStrand> strands) {
        Standing standing = new Standing(strands);
        return strands.stream().map(standing::of).toList();
    }

    private StrandSnapshot of(FreeStrand strand) {
        Thread thread = strand.thread();
        List<StackTraceElement> stack = List.of(thread.getStackTrace());
        if (strand.isPaused()) stack = withoutTool(stack);
        boolean finished = strand.hasEnded() || !thread.isAlive();
        Object awaited = finished ? null : awaited(strand, stack);
        Blockage blockage = finished ? null : blockage(strand, stack, awaited);
        return new StrandSnapshot(
                strand.id(),
                strand.name(),
                strand.isDaemon(),
                finished ? Phase.FINISHED : Phase.LIVE,
                !finished && blockage == null,
                blockage,
                blockage == null ? null : awaited,
                blockage == null ? -1 : ownerOf(strand, awaited),
                strand.receiver(),
                List.of(),
                strand.held(),
                stack,
                strand.death());
    }

    private static @Nullable Object awaited(FreeStrand strand, List<StackTraceElement> stack) {
        if (isIn(stack, "java.lang.Thread", "join")) return strand.receiver();
        return strand.awaited() == null ? strand.receiver() : strand.awaited();
    }

    /** The stack of a thread that is held up, as if it were not: from the program's frame below the hook. */
    private static List<StackTraceElement> withoutTool(List<StackTraceElement> stack) {
        int hook = 0;
        while (hook < stack.size() && !isHook(stack.get(hook))) hook++;
        while (hook < stack.size() && isHook(stack.get(hook))) hook++;
        return stack.subList(hook, stack.size());
    }

    private static boolean isHook(StackTraceElement frame) {
        return frame.getClassName().startsWith("dev.selvage.runtime.");
    }

    private static @Nullable Blockage blockage(
            FreeStrand strand, List<StackTraceElement> stack, @Nullable Object awaited) {
        Object entering = strand.entering();
        if (entering != null) return new Blockage.Monitor(new ModelMonitor(entering));
        if (strand.isPaused()) return null;
        Thread.State state = strand.thread().getState();
        if (state == Thread.State.BLOCKED) return new Blockage.Monitor(new ModelMonitor(objectOr(awaited)));
        if (state != Thread.State.WAITING && state != Thread.State.TIMED_WAITING) return null;
        if (isIn(stack, "java.lang.Thread", "sleep")) return new Blockage.Sleep();
        if (isIn(stack, "java.lang.Thread", "join")) return new Blockage.End(null);
        if (isIn(stack, "java.lang.Object", "wait")) {
            return new Blockage.Notification(new ModelMonitor(objectOr(awaited)));
        }
        return new Blockage.Permit(awaited);
    }

    /** Something in the JDK that no hook has seen. */
    private static Object objectOr(@Nullable Object awaited) {
        return awaited == null ? new Object() : awaited;
    }

    private static boolean isIn(List<StackTraceElement> stack, String type, String method) {
        return stack.stream()
                .anyMatch(frame -> frame.getClassName().equals(type)
                        && frame.getMethodName().equals(method));
    }

    private int ownerOf(FreeStrand strand, @Nullable Object awaited) {
        if (awaited instanceof Thread joined) return indexOf(joined.getId());
        ThreadInfo info = ManagementFactory.getThreadMXBean()
                .getThreadInfo(strand.thread().getId());
        int owner = info == null ? -1 : indexOf(info.getLockOwnerId());
        Object entering = strand.entering();
        return owner >= 0 || entering == null ? owner : holderOf(entering, strand);
    }

    private int holderOf(Object monitor, FreeStrand except) {
        for (FreeStrand strand : strands) {
            if (strand != except && strand.thread().isAlive() && strand.seemsToHold(monitor)) return strand.id();
        }
        return -1;
    }

    private int indexOf(long threadId) {
        for (FreeStrand strand : strands) {
            if (strand.thread().getId() == threadId && strand.thread().isAlive()) return strand.id();
        }
        return -1;
    }
}
