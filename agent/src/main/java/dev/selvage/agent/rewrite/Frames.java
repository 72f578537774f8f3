package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.DOUBLE;
import static org.objectweb.asm.Opcodes.FLOAT;
import static org.objectweb.asm.Opcodes.F_NEW;
import static org.objectweb.asm.Opcodes.INTEGER;
import static org.objectweb.asm.Opcodes.LONG;
import static org.objectweb.asm.Opcodes.TOP;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/** Stack map frames, in the expanded form that class reading was asked for. */
final class Frames {
    private static final Object OBJECT = "java/lang/Object";

    private Frames() {}

    /** Adds a local that holds a reference to a frame. */
    static void addReference(FrameNode frame, int local) {
        add(frame, local, OBJECT);
    }

    /** Adds a local of that type, which takes one slot. */
    static void add(FrameNode frame, int local, Object type) {
        List<Object> locals = new ArrayList<>(frame.local == null ? List.of() : frame.local);
        int slot = 0;
        for (int i = 0; i < locals.size(); i++) {
            if (slot == local) {
                locals.set(i, type);
                frame.local = locals;
                return;
            }
            slot += locals.get(i) == LONG || locals.get(i) == DOUBLE ? 2 : 1;
        }
        for (; slot < local; slot++) locals.add(TOP);
        locals.add(type);
        frame.local = locals;
    }

    /** The frame at the very start of the method, with an empty stack. */
    static FrameNode atEntry(MethodContext context, Object... stack) {
        List<Object> locals = new ArrayList<>();
        if (!context.isStatic()) locals.add(context.owner.name);
        for (Type type : Type.getArgumentTypes(context.method.desc)) locals.add(verificationType(type));
        return frame(locals, stack);
    }

    /** A frame that knows only {@code this}, where there is one. */
    static FrameNode receiverOnly(MethodContext context, Object... stack) {
        List<Object> locals = new ArrayList<>();
        if (!context.isStatic()) locals.add(context.owner.name);
        return frame(locals, stack);
    }

    static FrameNode frame(List<Object> locals, Object... stack) {
        return new FrameNode(F_NEW, locals.size(), locals.toArray(), stack.length, stack);
    }

    static FrameNode copy(FrameNode frame) {
        Object[] locals = frame.local == null ? new Object[0] : frame.local.toArray();
        Object[] stack = frame.stack == null ? new Object[0] : frame.stack.toArray();
        return new FrameNode(F_NEW, locals.length, locals, stack.length, stack);
    }

    /**
     * Frames name an object that is not yet initialised by the label of its {@code NEW}. Returns one to be put right before the
     * instruction {@code creation}, after what is inserted there, and has them name that.
     */
    static LabelNode moveUninitialized(MethodNode method, AbstractInsnNode creation) {
        LabelNode moved = new LabelNode();
        AbstractInsnNode before = creation.getPrevious();
        while (before != null && !Code.isInstruction(before)) {
            if (before instanceof LabelNode) replace(method, before, moved);
            before = before.getPrevious();
        }
        return moved;
    }

    private static void replace(MethodNode method, Object label, LabelNode moved) {
        for (AbstractInsnNode node : method.instructions) {
            if (!(node instanceof FrameNode)) continue;
            FrameNode frame = (FrameNode) node;
            if (frame.local != null) frame.local.replaceAll(type -> type == label ? moved : type);
            if (frame.stack != null) frame.stack.replaceAll(type -> type == label ? moved : type);
        }
    }

    static Object verificationType(Type type) {
        switch (type.getSort()) {
            case Type.BOOLEAN:
            case Type.BYTE:
            case Type.CHAR:
            case Type.SHORT:
            case Type.INT:
                return INTEGER;
            case Type.LONG:
                return LONG;
            case Type.FLOAT:
                return FLOAT;
            case Type.DOUBLE:
                return DOUBLE;
            default:
                return type.getInternalName();
        }
    }
}
