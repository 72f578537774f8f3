package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ATHROW;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Makes a whole method a section that the schedule does not see. */
final class IgnoredSection {
    private IgnoredSection() {}

    static void wrap(MethodContext context) {
        InsnList code = context.method.instructions;
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        for (AbstractInsnNode node : code.toArray()) {
            if (Code.isReturn(node)) code.insertBefore(node, call("exit"));
        }
        code.insert(new Code().add(call("enter")).add(start).list());
        Code release = new Code().add(handler);
        if (context.needsFrames()) release.add(Frames.receiverOnly(context, "java/lang/Throwable"));
        code.add(release.add(call("exit")).op(ATHROW).list());
        context.method.tryCatchBlocks.add(new TryCatchBlockNode(start, handler, handler, null));
        context.markChanged();
    }

    private static AbstractInsnNode call(String name) {
        return Hook.IGNORED.call(name, "()V");
    }
}
