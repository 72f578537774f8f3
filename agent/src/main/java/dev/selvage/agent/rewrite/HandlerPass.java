package dev.selvage.agent.rewrite;

import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Notes at the start of exception handlers that a library call, if one was under way, is over. */
final class HandlerPass implements MethodPass {
    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        for (LabelNode handler : handlers(context.method)) {
            context.insertAfter(
                    beforeFirstInstruction(handler),
                    new Code().add(Hook.LIBRARY.call("unwound", "()V")).list());
        }
    }

    /** Where exceptions are caught. A release handler of javac covers itself and must stay free of calls; the outer handler does it. */
    static Set<LabelNode> handlers(MethodNode method) {
        Set<LabelNode> handlers = new LinkedHashSet<>();
        for (TryCatchBlockNode block : method.tryCatchBlocks) handlers.add(block.handler);
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            if (covers(method.instructions, block, block.handler)) handlers.remove(block.handler);
        }
        return handlers;
    }

    private static boolean covers(InsnList code, TryCatchBlockNode block, AbstractInsnNode node) {
        int position = code.indexOf(node);
        return code.indexOf(block.start) <= position && position < code.indexOf(block.end);
    }

    /** What code has to follow so that it comes first in the handler. */
    static AbstractInsnNode beforeFirstInstruction(LabelNode handler) {
        AbstractInsnNode node = handler;
        while (node.getNext() != null && !Code.isInstruction(node.getNext())) node = node.getNext();
        return node;
    }
}
