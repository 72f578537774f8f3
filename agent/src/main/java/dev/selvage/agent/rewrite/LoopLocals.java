package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ATHROW;
import static org.objectweb.asm.Opcodes.GOTO;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.ISTORE;
import static org.objectweb.asm.Opcodes.RETURN;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The locals of a loop that are live at its head, by the usual analysis: a round may look at them before it sets them. */
final class LoopLocals {
    private final List<AbstractInsnNode> loop;
    private final Map<AbstractInsnNode, Integer> positions = new IdentityHashMap<>();
    private final List<List<Integer>> successors = new ArrayList<>();
    private final BitSet[] live;

    /** @param loop all nodes of the loop, from the label at its head up to the jump back */
    LoopLocals(MethodNode method, List<AbstractInsnNode> loop) {
        this.loop = loop;
        this.live = new BitSet[loop.size()];
        for (int i = 0; i < loop.size(); i++) {
            positions.put(loop.get(i), i);
            live[i] = new BitSet();
        }
        for (int i = 0; i < loop.size(); i++) successors.add(successors(i));
        for (TryCatchBlockNode block : method.tryCatchBlocks) handler(block);
        solve();
    }

    /** Whether a round may find what an earlier one has stored. */
    boolean carrySomething() {
        BitSet stored = new BitSet();
        for (AbstractInsnNode node : loop) {
            if (node instanceof IincInsnNode count) stored.set(count.var);
            else if (node instanceof VarInsnNode access && access.getOpcode() >= ISTORE) stored.set(access.var);
        }
        return stored.intersects(live[0]);
    }

    private List<Integer> successors(int position) {
        List<Integer> all = new ArrayList<>(2);
        AbstractInsnNode node = loop.get(position);
        int opcode = node.getOpcode();
        boolean ends = opcode == GOTO || opcode == ATHROW || (opcode >= IRETURN && opcode <= RETURN);
        if (node instanceof JumpInsnNode jump) add(all, jump.label);
        if (node instanceof TableSwitchInsnNode table) {
            add(all, table.dflt);
            table.labels.forEach(label -> add(all, label));
            ends = true;
        }
        if (node instanceof LookupSwitchInsnNode lookup) {
            add(all, lookup.dflt);
            lookup.labels.forEach(label -> add(all, label));
            ends = true;
        }
        // Behind the last one comes the jump back to the head.
        if (!ends) all.add((position + 1) % loop.size());
        return all;
    }

    private void add(List<Integer> all, LabelNode label) {
        Integer position = positions.get(label);
        if (position != null) all.add(position);
    }

    private void handler(TryCatchBlockNode block) {
        Integer target = positions.get(block.handler);
        if (target == null) return;
        for (AbstractInsnNode node = block.start; node != null && node != block.end; node = node.getNext()) {
            Integer position = positions.get(node);
            if (position != null) successors.get(position).add(target);
        }
    }

    private void solve() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = loop.size() - 1; i >= 0; i--) {
                BitSet before = before(i);
                if (before.equals(live[i])) continue;
                live[i] = before;
                changed = true;
            }
        }
    }

    private BitSet before(int position) {
        BitSet alive = new BitSet();
        for (int next : successors.get(position)) alive.or(live[next]);
        AbstractInsnNode node = loop.get(position);
        if (node instanceof IincInsnNode count) alive.set(count.var);
        if (node instanceof VarInsnNode access) alive.set(access.var, access.getOpcode() < ISTORE);
        return alive;
    }
}
