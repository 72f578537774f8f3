package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Models the monitor of {@code synchronized} methods.
 *
 * <p>At load time the modifier becomes a block. A class that is loaded already must keep its modifiers: there the real
 * monitor is left on entry and taken again at the end. One that stays real is left only while it has to be waited for.
 */
final class SynchronizedMethodPass implements MethodPass {
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");
    private static final String THROWABLE = "java/lang/Throwable";

    @Override
    public void apply(MethodContext context) {
        boolean isSynchronized = (context.method.access & ACC_SYNCHRONIZED) != 0;
        if (!isSynchronized || context.treatment.monitors() == Treatment.Monitors.UNTOUCHED) return;
        if (isCalledByJvmAtWill(context)) return;
        context.markChanged();
        if (!context.loaded) becomeBlock(context);
        else if (context.treatment.modelsMonitors()) releaseAndRetake(context);
        else keep(context);
    }

    /**
     * The JVM fills in the stack trace of an exception that it throws by itself, until it has compiled the code that throws it: then it throws one without a trace. If this were an
     * event, a schedule would have another course from then on.
     */
    private static boolean isCalledByJvmAtWill(MethodContext context) {
        return context.owner.name.equals(THROWABLE) && context.method.name.equals("fillInStackTrace");
    }

    private static AbstractInsnNode monitor(MethodContext context) {
        return context.isStatic() ? new LdcInsnNode(Type.getObjectType(context.owner.name)) : new VarInsnNode(ALOAD, 0);
    }

    // ---- at load time

    /** Ranges end right behind each {@code MONITOREXIT}, as javac does it, or the JIT refuses the method. */
    private static void becomeBlock(MethodContext context) {
        context.method.access &= ~ACC_SYNCHRONIZED;
        int local = context.newLocal();
        InsnList code = context.method.instructions;
        for (AbstractInsnNode node : code) {
            if (node instanceof FrameNode) Frames.addReference((FrameNode) node, local);
        }
        LabelNode handler = new LabelNode();
        LabelNode start = new LabelNode();
        List<TryCatchBlockNode> blocks = new ArrayList<>();
        LabelNode from = start;
        for (AbstractInsnNode node : code.toArray()) {
            if (!Code.isReturn(node)) continue;
            LabelNode end = new LabelNode();
            LabelNode next = new LabelNode();
            code.insertBefore(node, leave(context, local).add(end).list());
            code.insert(node, next);
            blocks.add(new TryCatchBlockNode(from, end, handler, null));
            from = next;
        }
        int site = context.site(Operation.LOCK, null, null);
        Code enter = enter(context, local, site).add(start);
        code.insert(enter.load(OBJECT, local)
                .push(site)
                .add(MonitorPass.enteredHook(context))
                .list());
        LabelNode last = new LabelNode();
        if (hasInstruction(from)) blocks.add(new TryCatchBlockNode(from, last, handler, null));
        code.add(last);
        release(context, local, handler, blocks);
        context.method.tryCatchBlocks.addAll(blocks);
    }

    private static Code enter(MethodContext context, int local, int site) {
        return new Code()
                .add(monitor(context))
                .push(site)
                .add(MonitorPass.enterHook(context))
                .op(DUP)
                .storeReference(local)
                .op(MONITORENTER);
    }

    private static Code leave(MethodContext context, int local) {
        return exitHook(context, new Code(), local).load(OBJECT, local).op(MONITOREXIT);
    }

    private static Code exitHook(MethodContext context, Code code, int local) {
        return code.add(monitor(context))
                .load(OBJECT, local)
                .push(context.site(Operation.UNLOCK, null, null))
                .add(MonitorPass.exitHook(context));
    }

    private static void release(MethodContext context, int local, LabelNode handler, List<TryCatchBlockNode> blocks) {
        LabelNode end = new LabelNode();
        Code code = new Code().add(handler);
        if (context.needsFrames()) {
            FrameNode frame = Frames.receiverOnly(context, THROWABLE);
            Frames.addReference(frame, local);
            code.add(frame);
        }
        code.load(OBJECT, local).op(MONITOREXIT).add(end);
        exitHook(context, code, local).op(ATHROW);
        context.method.instructions.add(code.list());
        blocks.add(new TryCatchBlockNode(handler, end, handler, null));
    }

    private static boolean hasInstruction(AbstractInsnNode from) {
        for (AbstractInsnNode node = from.getNext(); node != null; node = node.getNext()) {
            if (Code.isInstruction(node)) return true;
        }
        return false;
    }

    // ---- when loaded

    private static void releaseAndRetake(MethodContext context) {
        InsnList code = context.method.instructions;
        Type result = Type.getReturnType(context.method.desc);
        Object[] stack = result.getSort() == Type.VOID ? new Object[0] : new Object[] {Frames.verificationType(result)};
        for (AbstractInsnNode node : code.toArray()) {
            if (Code.isReturn(node))
                code.insertBefore(node, retake(context, stack).list());
        }
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        code.insert(giveUp(context, start).list());
        Code rethrow = new Code().add(handler).add(Frames.receiverOnly(context, THROWABLE));
        rethrow.op(NOP);
        code.add(rethrow.list());
        code.add(retake(context, THROWABLE).op(ATHROW).list());
        context.method.tryCatchBlocks.add(new TryCatchBlockNode(start, handler, handler, null));
    }

    /** The real monitor is held throughout, and nobody else is scheduled meanwhile. */
    private static void keep(MethodContext context) {
        int site = context.site(Operation.LOCK, null, null);
        LabelNode free = new LabelNode();
        Code enter = ifReplaced(context, "isHeldByAnother", site, free)
                .add(monitor(context))
                .op(MONITOREXIT)
                .add(monitor(context))
                .push(site)
                .add(MonitorPass.enterHook(context))
                .op(MONITORENTER)
                .add(free)
                .add(Frames.atEntry(context))
                .op(NOP)
                .add(Hook.MONITORS.call("holds", "()V"));
        MethodBracket.wrap(context, enter, Hook.MONITORS, "holdsNoMore");
    }

    /** The protected range starts as soon as the real monitor is free: from there on the end must take it again. */
    private static Code giveUp(MethodContext context, LabelNode start) {
        LabelNode uncontrolled = new LabelNode();
        int site = context.site(Operation.LOCK, null, null);
        return ifReplaced(context, "replaces", site, uncontrolled)
                .add(monitor(context))
                .op(MONITOREXIT)
                .add(start)
                .add(monitor(context))
                .push(site)
                .add(MonitorPass.enterHook(context))
                .op(POP)
                .add(uncontrolled)
                .add(Frames.atEntry(context))
                .op(NOP);
    }

    private static Code retake(MethodContext context, Object... stack) {
        LabelNode uncontrolled = new LabelNode();
        int site = context.site(Operation.UNLOCK, null, null);
        return ifReplaced(context, "replaced", site, uncontrolled)
                .add(monitor(context))
                .op(ACONST_NULL)
                .push(site)
                .add(MonitorPass.exitHook(context))
                .add(monitor(context))
                .op(MONITORENTER)
                .add(uncontrolled)
                .add(Frames.receiverOnly(context, stack))
                .op(NOP);
    }

    private static Code ifReplaced(MethodContext context, String hook, int site, LabelNode otherwise) {
        return new Code()
                .add(monitor(context))
                .push(site)
                .add(Hook.MONITORS.call(hook, "(Ljava/lang/Object;I)Z"))
                .add(new JumpInsnNode(IFEQ, otherwise));
    }
}
