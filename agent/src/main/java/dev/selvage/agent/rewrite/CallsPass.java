package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.INTEGER;
import static org.objectweb.asm.Opcodes.INVOKEDYNAMIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;

import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Lets the runtime know by which calls a strand got where it is, where a strategy asks for that. Hooks that other passes put around a
 * call are no part of it, so this one comes last.
 */
final class CallsPass implements MethodPass {
    private static final Set<String> INITIALISING = Set.of("forName", "use");

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.calls() || !context.treatment.isProgram()) return;
        List<AbstractInsnNode> calls = new ArrayList<>();
        for (AbstractInsnNode node : context.method.instructions) {
            if (initialises(node) || (isCall(node) && context.offset(node) >= 0)) calls.add(node);
        }
        if (calls.isEmpty()) return;
        int entered = context.newLocal();
        for (AbstractInsnNode call : calls) bracket(context, call, entered);
        for (LabelNode handler : HandlerPass.handlers(context.method)) {
            context.insertAfter(HandlerPass.beforeFirstInstruction(handler), leave(entered));
        }
        remember(context, entered);
    }

    private static boolean isCall(AbstractInsnNode node) {
        boolean call = node.getOpcode() >= INVOKEVIRTUAL && node.getOpcode() <= INVOKEDYNAMIC;
        if (!call || !(node instanceof MethodInsnNode)) return call;
        MethodInsnNode method = (MethodInsnNode) node;
        return !Hook.isHook(method) || asksForHashCode(method);
    }

    /** A hook that has taken the place of a call, and makes that call. */
    private static boolean asksForHashCode(MethodInsnNode hook) {
        return hook.owner.equals(Hook.ENVIRONMENT.owner()) && hook.name.equals("hashCode");
    }

    /** Whether an instruction that was added may run an initialiser of the program. */
    private static boolean initialises(AbstractInsnNode node) {
        if (!(node instanceof MethodInsnNode)) return false;
        MethodInsnNode call = (MethodInsnNode) node;
        return InitialiserSplit.isCall(call)
                || (call.owner.equals(Hook.INITIALISERS.owner()) && INITIALISING.contains(call.name));
    }

    private static void bracket(MethodContext context, AbstractInsnNode call, int entered) {
        Code enter = new Code()
                .load(Type.INT_TYPE, entered)
                .push(context.site(Operation.CALL, original(context, call), null))
                .add(Hook.CALLS.call("enter", "(II)V"));
        context.insertBefore(call, enter.list());
        context.insertAfter(call, leave(entered));
    }

    /** The program's own instruction, which may be the one that needs the class that is initialised here. */
    private static @Nullable AbstractInsnNode original(MethodContext context, AbstractInsnNode call) {
        AbstractInsnNode node = call;
        while (node != null && context.offset(node) < 0) node = node.getNext();
        return node;
    }

    private static InsnList leave(int entered) {
        return new Code()
                .load(Type.INT_TYPE, entered)
                .add(Hook.CALLS.call("leave", "(I)V"))
                .list();
    }

    /** The first thing that the method does, so that it knows everywhere what it was entered with. */
    private static void remember(MethodContext context, int entered) {
        for (AbstractInsnNode node : context.method.instructions) {
            if (node instanceof FrameNode) Frames.add((FrameNode) node, entered, INTEGER);
        }
        Code code = new Code()
                .add(new FieldInsnNode(GETSTATIC, Hook.CALLS.owner(), "context", "I"))
                .store(Type.INT_TYPE, entered);
        context.method.instructions.insert(code.list());
    }
}
