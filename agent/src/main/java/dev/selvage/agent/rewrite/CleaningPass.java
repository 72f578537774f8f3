package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.RETURN;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Says when the program asks for work that threads of the JVM do beside the schedule: cleaning actions and finalisers. */
final class CleaningPass implements MethodPass {
    private static final String CLEANER = "java/lang/ref/Cleaner";

    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.isProgram()) return;
        for (AbstractInsnNode node : context.instructions()) {
            boolean registers =
                    node instanceof MethodInsnNode call && call.owner.equals(CLEANER) && call.name.equals("register");
            if (registers) context.insertBefore(node, UnseenObjects.announcement(CLEANER, "fromNowOn"));
        }
    }

    /** Returns whether the class has a finaliser that does something. */
    static boolean announceFinaliser(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            if (!method.name.equals("finalize") || !method.desc.equals("()V")) continue;
            if (isEmpty(method)) return false;
            UnseenObjects.announce(owner, owner.name);
            return true;
        }
        return false;
    }

    private static boolean isEmpty(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (node.getOpcode() >= 0) return node.getOpcode() == RETURN;
        }
        return true;
    }
}
