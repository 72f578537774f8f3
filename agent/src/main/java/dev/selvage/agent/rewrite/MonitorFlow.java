package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ATHROW;
import static org.objectweb.asm.Opcodes.GOTO;
import static org.objectweb.asm.Opcodes.MONITORENTER;
import static org.objectweb.asm.Opcodes.MONITOREXIT;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Which monitors are held at each instruction of a method: as the locals in which their stand-ins are kept, innermost
 * last.
 */
final class MonitorFlow {
    private final MethodContext context;
    private final Map<AbstractInsnNode, List<Integer>> held = new IdentityHashMap<>();
    private final Map<AbstractInsnNode, Integer> entered = new IdentityHashMap<>();
    private final Map<AbstractInsnNode, Integer> left = new IdentityHashMap<>();
    private final Set<AbstractInsnNode> selfCovered = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<AbstractInsnNode> work = new ArrayDeque<>();
    private final int[] starts;
    private final int[] ends;

    MonitorFlow(MethodContext context) {
        this.context = context;
        this.starts = new int[blocks().size()];
        this.ends = new int[blocks().size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = position(blocks().get(i).start);
            ends[i] = position(blocks().get(i).end);
        }
        reach(context.method.instructions.getFirst(), List.of());
        while (!work.isEmpty()) step(work.remove());
        // Known from the start: the pass moves the ends of ranges while it goes through the method.
        for (AbstractInsnNode exit : left.keySet()) {
            if (leadsToSelfCovering(exit)) selfCovered.add(exit);
        }
    }

    /** The stand-ins that are live at a node; empty for unreachable code. */
    List<Integer> heldAt(AbstractInsnNode node) {
        return held.getOrDefault(node, List.of());
    }

    /** The local for the stand-in of a {@code MONITORENTER} or {@code MONITOREXIT}; -1 for unreachable code. */
    int local(AbstractInsnNode enterOrExit) {
        return entered.getOrDefault(enterOrExit, left.getOrDefault(enterOrExit, -1));
    }

    private void step(AbstractInsnNode node) {
        List<Integer> before = heldAt(node);
        List<Integer> after = effect(node, before);
        if (Code.isInstruction(node)) handlers(node, before);
        if (node instanceof JumpInsnNode) reach(((JumpInsnNode) node).label, after);
        else if (node instanceof LookupSwitchInsnNode) {
            branches(((LookupSwitchInsnNode) node).labels, ((LookupSwitchInsnNode) node).dflt, after);
            return;
        } else if (node instanceof TableSwitchInsnNode) {
            branches(((TableSwitchInsnNode) node).labels, ((TableSwitchInsnNode) node).dflt, after);
            return;
        }
        boolean ends = node.getOpcode() == GOTO || node.getOpcode() == ATHROW || Code.isReturn(node);
        if (!ends && node.getNext() != null) reach(node.getNext(), after);
    }

    private List<Integer> effect(AbstractInsnNode node, List<Integer> before) {
        if (node.getOpcode() == MONITORENTER) {
            List<Integer> after = new ArrayList<>(before);
            if (!entered.containsKey(node)) entered.put(node, context.newLocal());
            after.add(entered.get(node));
            return after;
        }
        if (node.getOpcode() == MONITOREXIT) {
            if (before.isEmpty()) throw new RewriteException("its monitors are not nested");
            left.put(node, before.get(before.size() - 1));
            return before.subList(0, before.size() - 1);
        }
        return before;
    }

    private void handlers(AbstractInsnNode node, List<Integer> before) {
        int position = position(node);
        for (int i = 0; i < starts.length; i++) {
            if (covers(i, position)) reach(blocks().get(i).handler, before);
        }
    }

    /** Whether an exception at {@code node} leads to a handler that covers itself, as javac's release handlers do. */
    boolean isSelfCovered(AbstractInsnNode node) {
        return selfCovered.contains(node);
    }

    private boolean leadsToSelfCovering(AbstractInsnNode node) {
        int position = position(node);
        for (int i = 0; i < starts.length; i++) {
            if (covers(i, position(blocks().get(i).handler)) && covers(i, position)) return true;
        }
        return false;
    }

    private boolean covers(int block, int position) {
        return starts[block] <= position && position < ends[block];
    }

    private int position(AbstractInsnNode node) {
        return context.method.instructions.indexOf(node);
    }

    private List<TryCatchBlockNode> blocks() {
        return context.method.tryCatchBlocks;
    }

    private void branches(List<LabelNode> labels, LabelNode otherwise, List<Integer> state) {
        for (LabelNode label : labels) reach(label, state);
        reach(otherwise, state);
    }

    private void reach(AbstractInsnNode node, List<Integer> state) {
        if (held.putIfAbsent(node, state) == null) work.add(node);
    }
}
