package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ASTORE;
import static org.objectweb.asm.Opcodes.BIPUSH;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.DUP2;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.ISTORE;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.SIPUSH;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A short piece of bytecode under construction. */
final class Code {
    private final InsnList list = new InsnList();

    Code op(int opcode) {
        list.add(new InsnNode(opcode));
        return this;
    }

    Code add(AbstractInsnNode node) {
        list.add(node);
        return this;
    }

    Code push(int value) {
        list.add(constant(value));
        return this;
    }

    Code load(Type type, int local) {
        list.add(new VarInsnNode(type.getOpcode(ILOAD), local));
        return this;
    }

    Code store(Type type, int local) {
        list.add(new VarInsnNode(type.getOpcode(ISTORE), local));
        return this;
    }

    Code storeReference(int local) {
        list.add(new VarInsnNode(ASTORE, local));
        return this;
    }

    Code dup(Type type) {
        return op(type.getSize() == 2 ? DUP2 : DUP);
    }

    InsnList list() {
        return list;
    }

    private static AbstractInsnNode constant(int value) {
        if (value >= -1 && value <= 5) return new InsnNode(ICONST_0 + value);
        if (value == (byte) value) return new IntInsnNode(BIPUSH, value);
        if (value == (short) value) return new IntInsnNode(SIPUSH, value);
        return new LdcInsnNode(value);
    }

    static boolean isReturn(AbstractInsnNode node) {
        return node.getOpcode() >= IRETURN && node.getOpcode() <= RETURN;
    }

    /** Whether the node is an instruction and not a label, line or frame. */
    static boolean isInstruction(AbstractInsnNode node) {
        return node.getOpcode() >= 0;
    }
}
