package dev.selvage.agent.rewrite;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Notes at the start of exception handlers that a library call, if one was under way, is over. */
final class HandlerPass implements MethodPass {
    @Override
    public void apply(MethodContext context) {
        if (!context.treatment.synchronization() || !context.treatment.isProgram()) return;
        Set<LabelNode> handlers = new HashSet<>();
        for (TryCatchBlockNode block : context.method.tryCatchBlocks) handlers.add(block.handler);
        // A release handler of javac covers itself and must stay free of calls; the outer handler does it.
        for (TryCatchBlockNode block : context.method.tryCatchBlocks) {
            if (covers(context.method.instructions, block, block.handler)) handlers.remove(block.handler);
        }
        for (LabelNode handler : handlers) insert(context, handler);
    }

    private static boolean covers(InsnList code, TryCatchBlockNode block, AbstractInsnNode node) {
        int position = code.indexOf(node);
        return code.indexOf(block.start) <= position && position < code.indexOf(block.end);
    }

    private static void insert(MethodContext context, LabelNode handler) {
        AbstractInsnNode node = handler;
        while (node.getNext() != null && !Code.isInstruction(node.getNext())) node = node.getNext();
        context.insertAfter(
                node, new Code().add(Hook.LIBRARY.call("unwound", "()V")).list());
    }
}
