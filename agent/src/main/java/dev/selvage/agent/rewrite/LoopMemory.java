package dev.selvage.agent.rewrite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Tells whether a loop remembers anything in locals, so that it may come to an end although all that it sees repeats. */
public final class LoopMemory {
    private LoopMemory() {}

    /** Whether any loop around {@code line} of the method may keep a local from one round to the next. */
    public static boolean mayRemember(byte[] classFile, String method, int line) {
        ClassNode type = new ClassNode();
        new ClassReader(classFile).accept(type, ClassReader.SKIP_FRAMES);
        for (MethodNode candidate : type.methods) {
            if (candidate.name.equals(method) && remembers(candidate, line)) return true;
        }
        return false;
    }

    private static boolean remembers(MethodNode method, int line) {
        return loopsAround(method, line).stream().anyMatch(loop -> new LoopLocals(method, loop).carrySomething());
    }

    /** The instructions of each loop that goes round {@code line}. */
    static List<List<AbstractInsnNode>> loopsAround(MethodNode method, int line) {
        List<List<AbstractInsnNode>> loops = new ArrayList<>();
        Set<AbstractInsnNode> before = new HashSet<>();
        for (AbstractInsnNode node = method.instructions.getFirst(); node != null; node = node.getNext()) {
            before.add(node);
            boolean back = node instanceof JumpInsnNode && before.contains(((JumpInsnNode) node).label);
            if (!back) continue;
            List<AbstractInsnNode> loop = loop((JumpInsnNode) node);
            if (isAround(loop, line)) loops.add(loop);
        }
        return loops;
    }

    private static List<AbstractInsnNode> loop(JumpInsnNode jump) {
        List<AbstractInsnNode> loop = new ArrayList<>();
        for (AbstractInsnNode node = jump.label; node != jump; node = node.getNext()) loop.add(node);
        return loop;
    }

    private static boolean isAround(List<AbstractInsnNode> loop, int line) {
        return loop.stream().anyMatch(node -> node instanceof LineNumberNode && ((LineNumberNode) node).line == line);
    }
}
