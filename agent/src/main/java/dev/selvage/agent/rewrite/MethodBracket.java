package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.ATHROW;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Puts one hook in front of a whole method and another behind every way out of it. */
final class MethodBracket {
    private MethodBracket() {}

    /** @param hooks the class whose {@code exit()} is called at the end */
    static void wrap(MethodContext context, Code enter, Hook hooks) {
        wrap(context, enter, hooks, "exit");
    }

    static void wrap(MethodContext context, Code enter, Hook hooks, String exit) {
        InsnList code = context.method.instructions;
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        for (AbstractInsnNode node : code.toArray()) {
            if (Code.isReturn(node)) code.insertBefore(node, hooks.call(exit, "()V"));
        }
        code.insert(enter.add(start).list());
        Code release = new Code().add(handler);
        if (context.needsFrames()) release.add(Frames.receiverOnly(context, "java/lang/Throwable"));
        code.add(release.add(hooks.call(exit, "()V")).op(ATHROW).list());
        context.method.tryCatchBlocks.add(new TryCatchBlockNode(start, handler, handler, null));
        context.markChanged();
    }
}
