package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds what JaCoCo has added to a method: the array of probes, taken at the start, and the stores into it.
 *
 * <p>They are no part of the program. As accesses they would be shared by all threads, and the first run, which makes the
 * array, would differ from the second.
 */
final class CoverageProbes {
    private static final String INITIALISER = "$jacocoInit";
    private static final String PROBES = "$jacocoData";

    private CoverageProbes() {}

    /** Whether JaCoCo added the whole method. */
    static boolean isInitialiser(String method) {
        return method.equals(INITIALISER);
    }

    /** The instructions of the method that JaCoCo added. */
    static Set<AbstractInsnNode> in(MethodNode method) {
        Set<AbstractInsnNode> added = Collections.newSetFromMap(new IdentityHashMap<>());
        int array = -1;
        for (AbstractInsnNode node : method.instructions) {
            if (takesArray(node) && next(node) instanceof VarInsnNode store) {
                array = store.var;
                Collections.addAll(added, node, store);
            } else if (node.getOpcode() == BASTORE) {
                addProbe(node, array, added);
            }
        }
        return added;
    }

    /** Whether JaCoCo has added something to the class. */
    static boolean areIn(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            if (isInitialiser(method.name)) return true;
        }
        return false;
    }

    private static boolean takesArray(AbstractInsnNode node) {
        if (node instanceof MethodInsnNode call) return call.name.equals(INITIALISER);
        return node instanceof LdcInsnNode load
                && load.cst instanceof ConstantDynamic constant
                && constant.getName().equals(PROBES);
    }

    /** A probe loads the array, a number and {@code true}, and stores. */
    private static void addProbe(AbstractInsnNode store, int array, Set<AbstractInsnNode> added) {
        AbstractInsnNode value = previous(store);
        AbstractInsnNode number = previous(value);
        AbstractInsnNode load = previous(number);
        if (value == null || number == null || value.getOpcode() != ICONST_1) return;
        if (!(load instanceof VarInsnNode local) || local.getOpcode() != ALOAD || local.var != array) return;
        Collections.addAll(added, load, number, value, store);
    }

    private static @Nullable AbstractInsnNode next(AbstractInsnNode node) {
        AbstractInsnNode next = node.getNext();
        // A constant is loaded as an object and cast.
        while (next != null && (!Code.isInstruction(next) || next.getOpcode() == CHECKCAST)) next = next.getNext();
        return next;
    }

    private static @Nullable AbstractInsnNode previous(@Nullable AbstractInsnNode node) {
        AbstractInsnNode previous = node == null ? null : node.getPrevious();
        while (previous != null && !Code.isInstruction(previous)) previous = previous.getPrevious();
        return previous;
    }
}
