package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Redirects {@code synchronized} blocks: the monitor is modelled, the bytecode locks a stand-in kept in a new local.
 *
 * <p>The exit hook stands before the exit. In the handler with which javac covers its own release, a call would be a loop
 * through an exception edge, which the JIT refuses; there it stands behind the exit and behind the covered range.
 */
final class MonitorPass implements MethodPass {
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    @Override
    public void apply(MethodContext context) {
        if (context.treatment.monitors() == Treatment.Monitors.UNTOUCHED || !hasMonitors(context)) return;
        MonitorFlow flow = new MonitorFlow(context);
        for (AbstractInsnNode node : context.method.instructions.toArray()) {
            if (node instanceof FrameNode) {
                for (int local : flow.heldAt(node)) Frames.addReference((FrameNode) node, local);
            } else if (node.getOpcode() == MONITORENTER && flow.local(node) >= 0) enter(context, node, flow);
            else if (node.getOpcode() == MONITOREXIT && flow.local(node) >= 0) exit(context, node, flow);
        }
    }

    private static boolean hasMonitors(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (node.getOpcode() == MONITORENTER) return true;
        }
        return false;
    }

    private static void enter(MethodContext context, AbstractInsnNode node, MonitorFlow flow) {
        int site = context.site(Operation.LOCK, node, null);
        context.insertBefore(
                node,
                new Code()
                        .push(site)
                        .add(enterHook(context))
                        .op(DUP)
                        .storeReference(flow.local(node))
                        .list());
        LabelNode start = new LabelNode();
        startRangesAt(context, node, start);
        context.insertAfter(
                node,
                new Code()
                        .add(start)
                        .load(OBJECT, flow.local(node))
                        .push(site)
                        .add(enteredHook(context))
                        .list());
    }

    private static void exit(MethodContext context, AbstractInsnNode node, MonitorFlow flow) {
        int site = context.site(Operation.UNLOCK, node, null);
        int local = flow.local(node);
        if (!flow.isSelfCovered(node)) {
            Code hook = new Code().load(OBJECT, local).push(site).add(exitHook(context));
            context.insertBefore(node, hook.load(OBJECT, local).list());
            return;
        }
        int monitor = context.newLocal();
        LabelNode end = new LabelNode();
        endRangesAt(context, node, end);
        context.insertBefore(
                node, new Code().storeReference(monitor).load(OBJECT, local).list());
        context.insertAfter(
                node,
                new Code()
                        .add(end)
                        .load(OBJECT, monitor)
                        .load(OBJECT, local)
                        .push(site)
                        .add(exitHook(context))
                        .list());
    }

    static AbstractInsnNode enterHook(MethodContext context) {
        return Hook.MONITORS.call(name(context, "enter"), "(Ljava/lang/Object;I)Ljava/lang/Object;");
    }

    static AbstractInsnNode enteredHook(MethodContext context) {
        return Hook.MONITORS.call(name(context, "entered"), "(Ljava/lang/Object;I)V");
    }

    static AbstractInsnNode exitHook(MethodContext context) {
        return Hook.MONITORS.call(name(context, "exit"), "(Ljava/lang/Object;Ljava/lang/Object;I)V");
    }

    private static String name(MethodContext context, String hook) {
        if (context.treatment.isProgram()) return hook;
        String prefix = context.treatment.modelsMonitors() ? "library" : "real";
        return prefix + Character.toUpperCase(hook.charAt(0)) + hook.substring(1);
    }

    /**
     * Lets the ranges that start right behind {@code node} start exactly there: a hook that could throw while nothing
     * releases the monitor would keep the JIT away. The old start may be the target of a loop and stays what it is.
     */
    private static void startRangesAt(MethodContext context, AbstractInsnNode node, LabelNode start) {
        Set<AbstractInsnNode> starts = nodesBehind(node);
        for (TryCatchBlockNode block : context.method.tryCatchBlocks) {
            if (starts.contains(block.start)) block.start = start;
        }
    }

    /** Lets the ranges that end right behind {@code node} end exactly there. */
    private static void endRangesAt(MethodContext context, AbstractInsnNode node, LabelNode end) {
        Set<AbstractInsnNode> ends = nodesBehind(node);
        for (TryCatchBlockNode block : context.method.tryCatchBlocks) {
            if (ends.contains(block.end)) block.end = end;
        }
    }

    /** The labels, lines and frames between {@code node} and the next instruction. */
    private static Set<AbstractInsnNode> nodesBehind(AbstractInsnNode node) {
        Set<AbstractInsnNode> behind = new HashSet<>();
        for (AbstractInsnNode next = node.getNext(); next != null && !Code.isInstruction(next); next = next.getNext()) {
            behind.add(next);
        }
        return behind;
    }
}
