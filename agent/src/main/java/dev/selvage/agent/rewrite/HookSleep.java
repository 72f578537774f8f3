package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Makes the version of a hook class in which nobody is ever watching: what a hook would do then is left out, so that little or
 * nothing remains of it.
 */
public final class HookSleep {
    private static final String GUARD = "dev/selvage/runtime/Guard";
    private static final String WATCHING = "watching";

    private HookSleep() {}

    public static byte[] of(byte[] hookClass) {
        ClassReader reader = new ClassReader(hookClass);
        ClassNode node = new ClassNode(ASM9);
        reader.accept(node, ClassReader.EXPAND_FRAMES);
        List<MethodNode> changed = new ArrayList<>();
        for (MethodNode method : node.methods) {
            if (!answerQuestions(method)) continue;
            removeUnreachable(node, method);
            removeIdleJumps(method);
            // Names of locals in what is gone would be refused.
            method.localVariables = null;
            changed.add(method);
        }
        return MethodReplacement.with(changed, reader);
    }

    /** Decides branches on {@code Guard.watching} as if it were constant; says whether there were any. */
    private static boolean answerQuestions(MethodNode method) {
        boolean found = false;
        for (AbstractInsnNode node : method.instructions.toArray()) {
            if (!isQuestion(node)) continue;
            JumpInsnNode branch = (JumpInsnNode) node.getNext();
            if (branch.getOpcode() == IFEQ) method.instructions.set(branch, new JumpInsnNode(GOTO, branch.label));
            else method.instructions.remove(branch);
            method.instructions.remove(node);
            found = true;
        }
        return found;
    }

    private static boolean isQuestion(AbstractInsnNode node) {
        if (node.getOpcode() != GETSTATIC) return false;
        FieldInsnNode read = (FieldInsnNode) node;
        if (!read.owner.equals(GUARD) || !read.name.equals(WATCHING)) return false;
        int next = read.getNext().getOpcode();
        return next == IFEQ || next == IFNE;
    }

    /** Frames are expanded, so that none of them depends on one that goes. */
    private static void removeUnreachable(ClassNode owner, MethodNode method) {
        Frame<BasicValue>[] frames = framesOf(owner, method);
        AbstractInsnNode[] nodes = method.instructions.toArray();
        for (int i = 0; i < nodes.length; i++) {
            if (frames[i] == null && !(nodes[i] instanceof LabelNode)) method.instructions.remove(nodes[i]);
        }
    }

    private static void removeIdleJumps(MethodNode method) {
        for (AbstractInsnNode node : method.instructions.toArray()) {
            if (node.getOpcode() == GOTO && isNext(((JumpInsnNode) node).label, node)) method.instructions.remove(node);
        }
    }

    private static boolean isNext(LabelNode label, AbstractInsnNode node) {
        AbstractInsnNode next = node.getNext();
        while (next != label && next != null && !Code.isInstruction(next)) next = next.getNext();
        return next == label;
    }

    private static Frame<BasicValue>[] framesOf(ClassNode owner, MethodNode method) {
        try {
            return new Analyzer<>(new BasicInterpreter()).analyze(owner.name, method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException("the hooks of " + owner.name + " cannot be put to sleep", e);
        }
    }
}
