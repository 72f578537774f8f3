package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Finds the accesses of a constructor to the object under construction that nobody else can see yet: those before
 * {@code this} first goes anywhere but into an access of its own fields. Looks at the method as it is before any pass.
 */
final class ConstructorPrivacy {
    private final MethodContext context;
    private final @Nullable Frame<SourceValue>[] frames;
    private final Set<AbstractInsnNode> accesses = Collections.newSetFromMap(new IdentityHashMap<>());
    private int escape = Integer.MAX_VALUE;

    private ConstructorPrivacy(MethodContext context, @Nullable Frame<SourceValue>[] frames) {
        this.context = context;
        this.frames = frames;
    }

    static Set<AbstractInsnNode> privateAccesses(MethodContext context) {
        if (!context.isConstructor() || !isJdk(context.owner.superName)) return Collections.emptySet();
        if (!hasAccesses(context)) return Collections.emptySet();
        try {
            Frame<SourceValue>[] frames =
                    new Analyzer<>(new SourceInterpreter()).analyze(context.owner.name, context.method);
            return new ConstructorPrivacy(context, frames).find();
        } catch (AnalyzerException unusualCode) {
            return Collections.emptySet();
        }
    }

    /** Most constructors that do nothing but call others have none, and to analyse them takes long. */
    private static boolean hasAccesses(MethodContext context) {
        for (AbstractInsnNode node : context.instructions()) {
            if (receiverDepth(node) >= 0) return true;
        }
        return false;
    }

    private Set<AbstractInsnNode> find() {
        List<AbstractInsnNode> instructions = context.instructions();
        for (int i = 0; i < instructions.size() && i < escape; i++) visit(instructions.get(i), i);
        Set<AbstractInsnNode> before = Collections.newSetFromMap(new IdentityHashMap<>());
        for (AbstractInsnNode access : accesses) {
            if (context.offset(access) < escape) before.add(access);
        }
        if (!before.isEmpty() && context.treatment.isProgram()) {
            before.removeAll(context.facts.leakedBySuper(context.owner, context.method));
        }
        return before;
    }

    private static boolean isJdk(@Nullable String name) {
        return name != null && (name.startsWith("java/") || name.startsWith("jdk/"));
    }

    private void visit(AbstractInsnNode node, int index) {
        Frame<SourceValue> frame = frames[context.method.instructions.indexOf(node)];
        if (frame == null) return;
        if (isStore(node) && ((VarInsnNode) node).var == 0) escapeAt(index);
        int receiver = receiverDepth(node);
        for (int depth = 0; depth < popped(node, frame); depth++) {
            if (!isThis(frame.getStack(frame.getStackSize() - 1 - depth))) continue;
            if (depth == receiver) accesses.add(node);
            else if (!isSuperCall(node, index)) escapeAt(index);
        }
    }

    /** Where a loop leads back from behind the escape, what it repeats is public as well. */
    private void escapeAt(int index) {
        int start = index;
        for (AbstractInsnNode node : context.instructions()) {
            if (!(node instanceof JumpInsnNode) || context.offset(node) < index) continue;
            int target = firstOffsetFrom(((JumpInsnNode) node).label);
            if (target < start) start = target;
        }
        escape = Math.min(escape, start);
    }

    private int firstOffsetFrom(AbstractInsnNode label) {
        for (AbstractInsnNode node = label; node != null; node = node.getNext()) {
            if (context.offset(node) >= 0) return context.offset(node);
        }
        return Integer.MAX_VALUE;
    }

    private boolean isThis(SourceValue value) {
        for (AbstractInsnNode source : value.insns) {
            if (source.getOpcode() == ALOAD && ((VarInsnNode) source).var == 0) return true;
        }
        return false;
    }

    private boolean isSuperCall(AbstractInsnNode node, int index) {
        return index == context.superCall() && node instanceof MethodInsnNode;
    }

    private static boolean isStore(AbstractInsnNode node) {
        return node.getOpcode() >= ISTORE && node.getOpcode() <= ASTORE;
    }

    /** Depth in the operand stack of the object whose field is accessed; -1 for other instructions. */
    private static int receiverDepth(AbstractInsnNode node) {
        if (!(node instanceof FieldInsnNode)) return -1;
        if (node.getOpcode() == GETFIELD) return 0;
        return node.getOpcode() == PUTFIELD ? 1 : -1;
    }

    /** How many operands the instruction may take; those it merely might take count as taken. */
    private static int popped(AbstractInsnNode node, Frame<SourceValue> frame) {
        int opcode = node.getOpcode();
        if (opcode <= ALOAD) return 0;
        if (opcode == GETFIELD || opcode == MONITORENTER || opcode == MONITOREXIT) return opcode == GETFIELD ? 1 : 0;
        if (opcode == PUTFIELD) return 2;
        if (opcode == IFNULL || opcode == IFNONNULL || opcode == IF_ACMPEQ || opcode == IF_ACMPNE) return 0;
        if (opcode == PUTSTATIC || isStore(node) || opcode == ARETURN || opcode == ATHROW) return 1;
        if (opcode == AASTORE) return 1;
        if (node instanceof MethodInsnNode) return frame.getStackSize() == 0 ? 0 : arguments((MethodInsnNode) node);
        return opcode == INVOKEDYNAMIC || opcode == CHECKCAST || opcode >= POP && opcode <= SWAP
                ? frame.getStackSize()
                : 0;
    }

    private static int arguments(MethodInsnNode call) {
        int count = Type.getArgumentTypes(call.desc).length;
        return call.getOpcode() == INVOKESTATIC ? count : count + 1;
    }
}
