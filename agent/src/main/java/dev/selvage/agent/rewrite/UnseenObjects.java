package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.RETURN;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Announces objects of the program with which something happens that no hook sees: a run that makes one is no proof. */
final class UnseenObjects {
    private UnseenObjects() {}

    /** Has the constructors of a class name {@code type}. */
    static void announce(ClassNode owner, String type) {
        for (MethodNode method : owner.methods) {
            if (!method.name.equals("<init>")) continue;
            for (AbstractInsnNode node : method.instructions.toArray()) {
                if (node.getOpcode() == RETURN) method.instructions.insertBefore(node, announcement(type, "fromNowOn"));
            }
        }
    }

    /** Names {@code type} for what happens now, or from now on. */
    static InsnList announcement(String type, String when) {
        return new Code()
                .add(new LdcInsnNode(Type.getObjectType(type)))
                .add(Hook.UNSEEN.call(when, "(Ljava/lang/Class;)V"))
                .list();
    }
}
