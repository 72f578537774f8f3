package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The check of an index against the limit of a buffer. Up to JDK 17 compiled code has an intrinsic of its own for it, in which a hook
 * would be lost after some hundred runs; so the read of the limit is announced where the check is called.
 */
final class BufferIndex {
    static final String BUFFER = "java/nio/Buffer";
    static final String LIMIT = "limit";

    private static final String CHECK = "checkIndex";
    private static final String DESCRIPTOR = "(I)I";

    private BufferIndex() {}

    /** Whether the method is the check itself. */
    static boolean isCheck(MethodContext context) {
        return context.owner.name.equals(BUFFER)
                && context.method.name.equals(CHECK)
                && context.method.desc.equals(DESCRIPTOR);
    }

    /** Whether the instruction calls it, which only buffers do, and each for itself. */
    static boolean isChecked(MethodContext context, AbstractInsnNode node) {
        if (!(node instanceof MethodInsnNode) || node.getOpcode() == INVOKESTATIC) return false;
        MethodInsnNode call = (MethodInsnNode) node;
        return context.owner.name.startsWith("java/nio/")
                && call.owner.startsWith("java/nio/")
                && call.name.equals(CHECK)
                && call.desc.equals(DESCRIPTOR);
    }
}
