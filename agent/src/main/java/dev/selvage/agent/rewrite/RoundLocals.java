package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Tells whether the locals that a loop stores carry anything from one round to the next: they do not if each round sets them
 * before it looks at them. Errs on the safe side, as a store behind a branch inside the loop does not count.
 */
final class RoundLocals {
    private final Set<Integer> stored = new HashSet<>();
    private final Set<Integer> setAnew = new HashSet<>();
    private final Set<Integer> inherited = new HashSet<>();
    private boolean branched;

    /** @param loop all nodes of the loop, from the label at its head to the jump back */
    RoundLocals(List<AbstractInsnNode> loop) {
        for (AbstractInsnNode node : loop) {
            if (node instanceof VarInsnNode) access((VarInsnNode) node);
            else if (isBranch(node, loop)) branched = true;
        }
    }

    private void access(VarInsnNode node) {
        if (node.getOpcode() < ISTORE) {
            if (!setAnew.contains(node.var)) inherited.add(node.var);
            return;
        }
        stored.add(node.var);
        if (!branched) setAnew.add(node.var);
    }

    private static boolean isBranch(AbstractInsnNode node, List<AbstractInsnNode> loop) {
        if (node instanceof TableSwitchInsnNode || node instanceof LookupSwitchInsnNode) return true;
        return node instanceof JumpInsnNode && loop.contains(((JumpInsnNode) node).label);
    }

    boolean areStored() {
        return !stored.isEmpty();
    }

    boolean carryNothing() {
        return setAnew.containsAll(stored) && Collections.disjoint(stored, inherited);
    }
}
