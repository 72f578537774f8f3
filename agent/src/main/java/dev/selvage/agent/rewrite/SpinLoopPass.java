package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Hooks the back edge of loops that store nothing which outlasts a round and call nothing but readers: such a loop can only end
 * when another thread writes, so going round it is no progress.
 */
final class SpinLoopPass implements MethodPass {
    private static final Set<String> THREAD_READERS =
            Set.of("onSpinWait", "yield", "isAlive", "isInterrupted", "currentThread", "getState");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.isProgram() || !context.treatment.synchronization()) return;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof JumpInsnNode)) continue;
            JumpInsnNode jump = (JumpInsnNode) node;
            if (isPureLoop(context, jump)) hookBackEdge(context, jump, "spin");
        }
    }

    private static boolean isPureLoop(MethodContext context, JumpInsnNode jump) {
        List<AbstractInsnNode> loop = new ArrayList<>();
        for (AbstractInsnNode node = jump.label; node != jump; node = node.getNext()) {
            if (node == null || context.offset(node) >= 0 && !isPure(node)) return false;
            if (node instanceof LabelNode || context.offset(node) >= 0) loop.add(node);
        }
        RoundLocals locals = new RoundLocals(loop);
        // Behind a conditional jump other locals may be set than at the head, whose frame is used there.
        return !locals.areStored() || locals.carryNothing() && jump.getOpcode() == GOTO;
    }

    private static boolean isPure(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        if (node instanceof MethodInsnNode) return isReader((MethodInsnNode) node);
        if (opcode >= IASTORE && opcode <= SASTORE) return false;
        switch (opcode) {
            case IINC:
            case PUTFIELD:
            case PUTSTATIC:
            case INVOKEDYNAMIC:
            case NEW:
            case NEWARRAY:
            case ANEWARRAY:
            case MULTIANEWARRAY:
            case MONITORENTER:
            case MONITOREXIT:
            case RET:
            case JSR:
                return false;
            default:
                return true;
        }
    }

    private static boolean isReader(MethodInsnNode call) {
        if (Hook.isHook(call)) return call.name.equals("yield") || call.name.equals("onSpinWait");
        if (LibraryCallPass.isInterrupted(call)) return true;
        if (call.owner.equals("java/lang/Thread")) return THREAD_READERS.contains(call.name);
        return LibraryCallPass.isReadOrAttempt(call);
    }

    /**
     * Calls a hook whenever the jump is taken.
     *
     * @param jump one behind which nothing is alive that was not at the head of the loop
     */
    static void hookBackEdge(MethodContext context, JumpInsnNode jump, String name) {
        int site = context.site(Operation.YIELD, jump, null);
        AbstractInsnNode hook = Hook.THREADS.call(name, "(I)V");
        if (jump.getOpcode() == GOTO) {
            context.insertBefore(jump, new Code().push(site).add(hook).list());
            return;
        }
        FrameNode frame = frameAt(jump.label);
        if (frame == null && context.needsFrames()) return;
        LabelNode onward = new LabelNode();
        Code loop = new Code()
                .push(site)
                .add(hook)
                .add(new JumpInsnNode(GOTO, jump.label))
                .add(onward);
        // Nothing is stored in the loop, so what holds at its head holds behind it too.
        if (frame != null) loop.add(Frames.copy(frame)).op(NOP);
        context.insertAfter(jump, loop.list());
        jump.setOpcode(opposite(jump.getOpcode()));
        jump.label = onward;
    }

    private static @Nullable FrameNode frameAt(LabelNode label) {
        AbstractInsnNode node = label;
        while (node != null && !Code.isInstruction(node)) {
            if (node instanceof FrameNode) return (FrameNode) node;
            node = node.getNext();
        }
        return null;
    }

    private static int opposite(int opcode) {
        if (opcode == IFNULL) return IFNONNULL;
        if (opcode == IFNONNULL) return IFNULL;
        return ((opcode + 1) ^ 1) - 1;
    }
}
